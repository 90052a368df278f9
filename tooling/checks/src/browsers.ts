// `pnpm browsers` finds what the built sites use and the oldest browsers that we support lack; `browsers.ts jobs` in one site.
import { join } from 'node:path';
import { browsersInWords } from '@keepmark/site-build/browsers';
import pc from 'picocolors';
import { checkBrowsers } from './browsers/check-browsers';
import { siteNames } from './test-run/choose-sections';
import { workspace } from './workspace';

const [, , only] = process.argv;
const sites = siteNames.filter((site) => only === undefined || site === only);
if (sites.length === 0) throw new Error(`There is no site "${only}". Choose ${siteNames.join(' or ')}.`);

for (const site of sites) {
  const { faults, fileCount } = await checkBrowsers(join(workspace, 'apps', `${site}-site`, 'dist'));
  for (const fault of faults) console.error(fault);
  const mark = faults.length === 0 ? pc.green('✓') : pc.red('✗');
  console.log(`${mark} Keepmark ${site}: ${fileCount} files for ${browsersInWords()}: ${faults.length} problems`);
  if (faults.length === 0) continue;
  console.error(
    'Ask for the feature first, write a fallback, or say in src/browsers/allowed-uses.ts why it does no harm.',
  );
  process.exitCode = 1;
}
