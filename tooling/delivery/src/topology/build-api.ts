import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { workspace } from '../workspace';

/** Builds the API that the test runs; turbo skips the build when nothing changed. */
export async function buildApi(): Promise<void> {
  // turbo runs pnpm by its name, which npx provides.
  await promisify(execFile)(
    'npx',
    ['-y', 'pnpm@12.21.0', 'exec', 'turbo', 'run', 'build', '--filter=@keepmark/api', '--output-logs=errors-only'],
    { cwd: workspace, env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' } },
  );
}
