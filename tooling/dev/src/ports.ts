import { createServer } from 'node:net';
import { portSettings, portsInUse, type StartSettings } from './settings';
import { StartProblem } from './start-problem';

/** Every address our servers listen on. On macOS, checking the wildcard address doesn't reveal a taken loopback port. */
const addresses = [undefined, '127.0.0.1', '::1'];

/** Whether this machine's TCP port is free. */
export async function isPortFree(port: number): Promise<boolean> {
  for (const host of addresses) {
    if (!(await canListen(port, host))) return false;
  }
  return true;
}

/** Below the ports that Linux, macOS, and Windows give to outgoing connections, which can be taken a moment later. */
const ownPorts = { from: 20_000, count: 10_000 };
const given = new Set<number>();

/** Finds a TCP port that was free a moment ago. Never returns the same one twice. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = ownPorts.from + Math.floor(Math.random() * ownPorts.count);
    if (given.has(port) || !(await isPortFree(port))) continue;
    given.add(port);
    return port;
  }
}

/**
 * Checks that all ports are free, except the database's: a killed start may have left a server there, which the database
 * stops itself.
 * @throws StartProblem that names the first port in use and the setting that changes it
 */
export async function checkPorts(settings: StartSettings): Promise<void> {
  for (const setting of portsInUse(settings)) {
    const port = settings[setting];
    if (setting === 'databasePort' || (await isPortFree(port))) continue;
    throw new StartProblem(
      `Port ${port} is in use. Stop the program that uses it, or choose another port with ${portSettings[setting].name}.`,
    );
  }
}

function canListen(port: number, host: string | undefined): Promise<boolean> {
  const probe = createServer();
  return new Promise((done) => {
    // Without IPv6, listening on ::1 always fails, which says nothing about the port.
    probe.once('error', (error: NodeJS.ErrnoException) => done(error.code !== 'EADDRINUSE' && error.code !== 'EACCES'));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => done(true)));
  });
}
