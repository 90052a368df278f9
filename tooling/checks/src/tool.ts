import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { workspace } from './workspace';

/** A check tells nobody that it ran. */
const noTelemetry = { DO_NOT_TRACK: '1', TURBO_TELEMETRY_DISABLED: '1', STORYBOOK_DISABLE_TELEMETRY: '1' };

/**
 * The environment in which a package's tools are found by their names, as a package manager sets it up: with only npx
 * at hand there may be no pnpm to do it.
 */
export function toolEnvironment(directory: string): NodeJS.ProcessEnv {
  const bins = [...new Set([directory, workspace])].map((folder) => join(folder, 'node_modules', '.bin'));
  const path = [...bins.filter((bin) => existsSync(bin)), process.env['PATH']].join(delimiter);
  return { ...process.env, PATH: path, ...noTelemetry };
}
