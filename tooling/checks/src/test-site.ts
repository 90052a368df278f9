// What CI runs for each site: `pnpm test:site jobs` builds it, weighs it and makes its journeys.
import { siteNames, siteSections } from './test-run/choose-sections';
import { runSections, summary } from './test-run/run-sections';
import { sections } from './test-run/sections';

const site = siteNames.find((name) => name === process.argv[2]);
if (!site) {
  console.error(`Name the site: pnpm test:site ${siteNames.join(' | ')}`);
  process.exit(1);
}
const results = await runSections(siteSections(sections, site));
process.stdout.write(summary(results));
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
