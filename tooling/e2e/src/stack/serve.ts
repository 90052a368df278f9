// Starts what the journeys run against: everything `pnpm start` starts, on its own ports and with its own data folder.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importStreets } from '@keepmark/api/testing';
import { startAiStandIn } from './ai-stand-in';
import { ports } from './addresses';
import { endWithPlaywright } from './end-with-playwright';
import { harborTown } from './harbor-town';

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
  if (/^(VITE_|DATABASE_|FIREBASE_|AI_|STRIPE_|FEEDS$|KEEPMARK_MAP_PMTILES$)/.test(name)) delete process.env[name];
}

// All journeys share one account, which would soon have used up its answers.
Object.assign(process.env, await startAiStandIn(), { AI_FREE_ANSWERS_PER_DAY: '100000' });

// Streets of a town in the Atlantic, where no other journey looks. The sample places stay.
await importStreets(harborTown.extract, join(dataDirectory, 'tiles'));

await import('@keepmark/dev/start');
endWithPlaywright();
if (process.env['KEEPMARK_SITES'] !== 'places') await (await import('./serve-without-ai')).serveWithoutAi();
