// Starts what the journeys run against: everything `pnpm start` starts, on its own ports and with its own data folder.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ports } from './addresses';

const dataDirectory = mkdtempSync(join(tmpdir(), 'keepmark-e2e-'));
// Under root, PostgreSQL runs as another user, who needs access to its folder.
chmodSync(dataDirectory, 0o755);
process.on('exit', () => rmSync(dataDirectory, { recursive: true, force: true }));

Object.assign(process.env, {
  KEEPMARK_JOBS_PORT: String(ports.jobs),
  KEEPMARK_PLACES_PORT: String(ports.places),
  KEEPMARK_API_PORT: String(ports.api),
  KEEPMARK_EMULATOR_PORT: String(ports.emulator),
  KEEPMARK_DATABASE_PORT: String(ports.database),
  KEEPMARK_DATA_DIR: dataDirectory,
  // Only problems, not every call.
  LOG_LEVEL: 'warn',
});
// Without the developer's own settings: the journeys expect the emulator and the sample postings. Deleted, not emptied,
// because turbo would treat an empty variable as a change and build both sites again.
for (const name of Object.keys(process.env)) {
  if (/^(VITE_|DATABASE_|FIREBASE_|FEEDS$)/.test(name)) delete process.env[name];
}

await import('@keepmark/dev/start');
