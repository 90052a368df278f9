import { createServer } from 'node:net';
import { portSettings, portsInUse, type StartSettings } from './settings';
import { StartProblem } from './start-problem';

/** Every address a listener of ours may want: on macOS a taken loopback address does not show on the wildcard one. */
const addresses = [undefined, '127.0.0.1', '::1'];

/** Whether nothing listens on this TCP port of this machine. */
export async function isPortFree(port: number): Promise<boolean> {
  for (const host of addresses) {
    if (!(await canListen(port, host))) return false;
  }
  return true;
}

/** Below what Linux, macOS and Windows lend to outgoing connections, where a free port may be gone a moment later. */
const ownPorts = { from: 20_000, count: 10_000 };
const given = new Set<number>();

/** A TCP port that was free a moment ago, never the same one twice. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = ownPorts.from + Math.floor(Math.random() * ownPorts.count);
    if (given.has(port) || !(await isPortFree(port))) continue;
    given.add(port);
    return port;
  }
}

/**
 * The database's port is left to the database: what listens there may be what a killed start left behind, which it ends.
 * @throws StartProblem that names the first port in use and the setting that changes it.
 */
export async function checkPorts(settings: StartSettings): Promise<void> {
  for (const setting of portsInUse(settings)) {
    const port = settings[setting];
    if (setting === 'databasePort' || (await isPortFree(port))) continue;
    throw new StartProblem(
      `Port ${port} is in use: stop the program that listens on it, or choose another with ${portSettings[setting].name}.`,
    );
  }
}

function canListen(port: number, host: string | undefined): Promise<boolean> {
  const probe = createServer();
  return new Promise((done) => {
    // Without IPv6, ::1 cannot be had at all: that says nothing about the port.
    probe.once('error', (error: NodeJS.ErrnoException) => done(error.code !== 'EADDRINUSE' && error.code !== 'EACCES'));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => done(true)));
  });
}
