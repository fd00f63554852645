package shop;

/** What leads to its rarest state are three of many calls. */
public class Cockpit {
    private int fuel, oil, engines;
    private int altitude, bearing, brightness, cabin, channel, colour, course, depth, drift, echo;
    private int flaps, frequency, heading, height, humidity, level, load, mode, noise, offset;
    private int pitch, power, pressure, range, roll, speed, tilt, trim, volume, width;

    public void altitude(int altitude) {
        this.altitude = altitude;
    }

    public void bearing(int bearing) {
        this.bearing = bearing;
    }

    public void brightness(int brightness) {
        this.brightness = brightness;
    }

    public void cabin(int cabin) {
        this.cabin = cabin;
    }

    public void channel(int channel) {
        this.channel = channel;
    }

    public void colour(int colour) {
        this.colour = colour;
    }

    public void course(int course) {
        this.course = course;
    }

    public void depth(int depth) {
        this.depth = depth;
    }

    public void drift(int drift) {
        this.drift = drift;
    }

    public void echo(int echo) {
        this.echo = echo;
    }

    public void flaps(int flaps) {
        this.flaps = flaps;
    }

    public void frequency(int frequency) {
        this.frequency = frequency;
    }

    public void heading(int heading) {
        this.heading = heading;
    }

    public void height(int height) {
        this.height = height;
    }

    public void humidity(int humidity) {
        this.humidity = humidity;
    }

    public void level(int level) {
        this.level = level;
    }

    public void load(int load) {
        this.load = load;
    }

    public void mode(int mode) {
        this.mode = mode;
    }

    public void noise(int noise) {
        this.noise = noise;
    }

    public void offset(int offset) {
        this.offset = offset;
    }

    public void pitch(int pitch) {
        this.pitch = pitch;
    }

    public void power(int power) {
        this.power = power;
    }

    public void pressure(int pressure) {
        this.pressure = pressure;
    }

    public void range(int range) {
        this.range = range;
    }

    public void roll(int roll) {
        this.roll = roll;
    }

    public void speed(int speed) {
        this.speed = speed;
    }

    public void tilt(int tilt) {
        this.tilt = tilt;
    }

    public void trim(int trim) {
        this.trim = trim;
    }

    public void volume(int volume) {
        this.volume = volume;
    }

    public void width(int width) {
        this.width = width;
    }

    public void refuel() {
        fuel++;
    }

    public void lubricate() {
        oil++;
    }

    public void start() {
        engines++;
    }

    public int sum() {
        return altitude + bearing + brightness + cabin + channel + colour + course + depth + drift + echo
                + flaps + frequency + heading + height + humidity + level + load + mode + noise + offset
                + pitch + power + pressure + range + roll + speed + tilt + trim + volume + width;
    }

    public String state() {
        if (fuel < 2) return "empty";
        if (oil < 2) return "dry";
        return engines < 3 ? "still" : "ready";
    }
}
