"""A PostgreSQL server of the test's own: in a temporary folder, on a free port, with a superuser that has a password.

It refuses to run as root, and is started as `postgres` then (Debian's package makes that user).
"""

import glob
import os
import pwd
import resource
import shutil
import signal
import socket
import subprocess
import tempfile

PASSWORD = "superuser-17"


def limited(file_limit):
    """For subprocess: files of the process get no more bytes, and it is told so as by a disk that is full."""
    def limit():
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (file_limit, file_limit))
    return limit


class Server:
    def __init__(self):
        folders = sorted(glob.glob("/usr/lib/postgresql/*/bin/initdb"))
        if not folders:
            raise SystemExit("no PostgreSQL server: Debian's package is postgresql")
        self.programs = os.path.dirname(folders[-1])
        self.folder = tempfile.mkdtemp(prefix="clew-postgres-")
        self.data = os.path.join(self.folder, "data")
        self.user = {}
        if os.geteuid() == 0:
            account = pwd.getpwnam("postgres")
            os.chown(self.folder, account.pw_uid, account.pw_gid)
            self.user = {"user": account.pw_uid, "group": account.pw_gid, "extra_groups": []}
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]

    def _run(self, *command):
        result = subprocess.run(command, cwd=self.folder, capture_output=True, text=True, **self.user)
        if result.returncode != 0:
            raise SystemExit(f"{command[0]}: {result.stdout}{result.stderr}")

    def __enter__(self):
        words = os.path.join(self.folder, "password")
        with open(words, "w", encoding="utf-8") as file:
            file.write(PASSWORD + "\n")
        os.chmod(words, 0o644)
        try:
            self._run(os.path.join(self.programs, "initdb"), "-D", self.data, "-U", "postgres", "-A", "scram-sha-256",
                      f"--pwfile={words}", "--wal-segsize=1", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync", "--no-instructions")
            self.start()
        except BaseException:
            shutil.rmtree(self.folder, ignore_errors=True)
            raise
        return self

    def start(self, file_limit=None):
        """`file_limit`: no file gets more bytes, as on a disk that is full."""
        # pg_ctl leaves the server behind with what it has inherited: no pipes, then, that somebody reads to their end.
        options = f"-p {self.port} -c listen_addresses=localhost -c unix_socket_directories= -c fsync=off"
        result = subprocess.run([os.path.join(self.programs, "pg_ctl"), "-D", self.data, "-w", "-l",
                                 os.path.join(self.folder, "log"), "-o", options, "start"], cwd=self.folder,
                                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, preexec_fn=file_limit and limited(file_limit),
                                **self.user)
        if result.returncode != 0:
            with open(os.path.join(self.folder, "log"), encoding="utf-8") as file:
                raise SystemExit("pg_ctl start: " + file.read())

    def stop(self, mode="fast"):
        subprocess.run([os.path.join(self.programs, "pg_ctl"), "-D", self.data, "-w", "-m", mode, "stop"],
                       cwd=self.folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **self.user)

    def __exit__(self, *ignored):
        self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, database):
        return f"jdbc:postgresql://localhost:{self.port}/{database}"

    def sql(self, database, text):
        """What psql prints, without decoration."""
        result = subprocess.run(["psql", "-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-h", "localhost", "-p",
                                 str(self.port), "-U", "postgres", "-d", database], input=text, capture_output=True,
                                text=True, env={**os.environ, "PGPASSWORD": PASSWORD})
        if result.returncode != 0:
            raise SystemExit("psql: " + result.stderr)
        return result.stdout
