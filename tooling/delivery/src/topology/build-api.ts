import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { workspace } from '../workspace';

/** Builds the API that the test runs; turbo does nothing when it has not changed. */
export async function buildApi(): Promise<void> {
  // turbo looks for a pnpm by its name, which npx brings along.
  await promisify(execFile)(
    'npx',
    ['-y', 'pnpm@12.21.0', 'exec', 'turbo', 'run', 'build', '--filter=@keepmark/api', '--output-logs=errors-only'],
    { cwd: workspace, env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' } },
  );
}
