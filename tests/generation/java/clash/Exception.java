package clash;

public class Exception {}
