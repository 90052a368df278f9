// What the journeys run against: all that `pnpm start` starts, on ports and a data folder of their own.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ports } from './addresses';

const dataDirectory = mkdtempSync(join(tmpdir(), 'keepmark-e2e-'));
// As root, PostgreSQL runs as another user, who must be able to reach its folder.
chmodSync(dataDirectory, 0o755);
process.on('exit', () => rmSync(dataDirectory, { recursive: true, force: true }));

Object.assign(process.env, {
  KEEPMARK_JOBS_PORT: String(ports.jobs),
  KEEPMARK_PLACES_PORT: String(ports.places),
  KEEPMARK_API_PORT: String(ports.api),
  KEEPMARK_EMULATOR_PORT: String(ports.emulator),
  KEEPMARK_DATABASE_PORT: String(ports.database),
  KEEPMARK_DATA_DIR: dataDirectory,
  // What goes wrong, not every call.
  LOG_LEVEL: 'warn',
});
// Nothing of the developer's own: the journeys know the emulator and the sample postings. Deleted, not emptied: an empty
// variable would count as another build, and turbo would build both sites again.
for (const name of Object.keys(process.env)) {
  if (/^(VITE_|DATABASE_|FIREBASE_|FEEDS$)/.test(name)) delete process.env[name];
}

await import('@keepmark/dev/start');
