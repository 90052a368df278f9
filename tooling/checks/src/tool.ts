import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { workspace } from './workspace';

/** Checks send no telemetry. */
const noTelemetry = { DO_NOT_TRACK: '1', TURBO_TELEMETRY_DISABLED: '1', STORYBOOK_DISABLE_TELEMETRY: '1' };

/**
 * The environment that finds a package's tools by name, as a package manager sets it up. With only npx there may be no
 * pnpm that does it.
 */
export function toolEnvironment(directory: string): NodeJS.ProcessEnv {
  const bins = [...new Set([directory, workspace])].map((folder) => join(folder, 'node_modules', '.bin'));
  const path = [...bins.filter((bin) => existsSync(bin)), process.env['PATH']].join(delimiter);
  return { ...process.env, PATH: path, ...noTelemetry };
}
