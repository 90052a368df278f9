// The one test command: every check and every test of the workspace.
import { runSections, summary } from './test-run/run-sections';
import { sections } from './test-run/sections';

const results = await runSections(sections);
process.stdout.write(summary(results));
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
