import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { runChild } from './child';
import type { Closing } from './closing';
import { StartProblem } from './start-problem';
import { workspace } from './workspace';

/** turbo's own lines around a package's output. */
const turboNoise = /^\s*(?:•|$|(?:Tasks|Cached|Time|Failed):)/;

/**
 * Builds packages of the workspace and their dependencies; turbo skips what hasn't changed.
 * @throws StartProblem when a build fails; its output was logged.
 */
export async function build(packages: readonly string[], log: (line: string) => void, closing: Closing): Promise<void> {
  const child = runChild({
    name: 'The build',
    args: [
      join(dirname(createRequire(join(workspace, 'package.json')).resolve('turbo/package.json')), 'bin/turbo'),
      'run',
      'build',
      '--output-logs=errors-only',
      ...packages.map((name) => `--filter=${name}`),
    ],
    directory: workspace,
    environment: { TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1' },
    onLine: (line) => {
      if (!turboNoise.test(line)) log(line);
    },
  });
  closing.add(child.stop);
  const how = await child.ended;
  if (how !== 'with code 0') throw new StartProblem(`The build failed (it ended ${how}). See its output above.`);
}
