// What CI runs once: every check that needs no built site.
import { sharedSections } from './test-run/choose-sections';
import { runSections, summary } from './test-run/run-sections';
import { sections } from './test-run/sections';

const results = await runSections(sharedSections(sections));
process.stdout.write(summary(results));
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
