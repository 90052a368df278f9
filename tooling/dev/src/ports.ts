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

/** A TCP port that was free a moment ago. */
export function findFreePort(): Promise<number> {
  const probe = createServer();
  return new Promise((done, fail) => {
    probe.once('error', fail).listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
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
