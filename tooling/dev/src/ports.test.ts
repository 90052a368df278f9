import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { checkPorts, findFreePort, isPortFree } from './ports';
import { readSettings } from './settings';

const listen = (port: number, host: string) => {
  const server = createServer();
  return new Promise<() => Promise<void>>((done, fail) => {
    const close = () => new Promise<void>((closed) => server.close(() => closed()));
    server.once('error', fail).listen(port, host, () => done(close));
  });
};

describe('isPortFree', () => {
  it.each(['127.0.0.1', '0.0.0.0'])('finds a program that listens on %s', async (host) => {
    const port = await findFreePort();
    expect(await isPortFree(port)).toBe(true);
    const close = await listen(port, host);
    expect(await isPortFree(port)).toBe(false);
    await close();
    expect(await isPortFree(port)).toBe(true);
  });
});

describe('checkPorts', () => {
  it('says which port is in use and how to change it', async () => {
    const ports = await Promise.all(Array.from({ length: 5 }, findFreePort));
    const [jobs, places, api, emulator, database] = ports.map(String);
    const settings = readSettings(
      {
        KEEPMARK_JOBS_PORT: jobs,
        KEEPMARK_PLACES_PORT: places,
        KEEPMARK_API_PORT: api,
        KEEPMARK_EMULATOR_PORT: emulator,
        KEEPMARK_DATABASE_PORT: database,
      },
      '/workspace',
    );
    await expect(checkPorts(settings)).resolves.toBeUndefined();
    const close = await listen(Number(api), '127.0.0.1');
    await expect(checkPorts(settings)).rejects.toThrow(
      `Port ${api} is in use. Stop the program that uses it, or choose another port with KEEPMARK_API_PORT.`,
    );
    await close();
  });
});
