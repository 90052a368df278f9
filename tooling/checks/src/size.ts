import pc from 'picocolors';
import { budgets } from './size/budgets';
import { type Measure, measureBudget } from './size/measure-budget';
import { workspace } from './workspace';

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Says what a page weighs beside its scripts. */
function reportWeight({
  pictureBytes,
  limitPictureBytes,
  totalBytes,
  limitTotalBytes,
}: NonNullable<Measure['weight']>) {
  console.log(
    `  Picture: ${kb(pictureBytes)} of ${kb(limitPictureBytes)}; all: ${kb(totalBytes)} of ${kb(limitTotalBytes)}`,
  );
  return pictureBytes <= limitPictureBytes && totalBytes <= limitTotalBytes;
}

function report({ name, bytes, limitBytes, fileCount, limitFiles, intruders, weight }: Measure): boolean {
  const isWithin = bytes <= limitBytes && fileCount <= limitFiles && intruders.length === 0;
  const files = limitFiles === Infinity ? `${fileCount} files` : `${fileCount} of ${limitFiles} files`;
  console.log(`${isWithin ? pc.green('✓') : pc.red('✗')} ${name}: ${kb(bytes)} of ${kb(limitBytes)} in ${files}`);
  if (bytes > limitBytes)
    console.log(`  ${kb(bytes - limitBytes)} too much. Load later what the first screen doesn't need.`);
  if (fileCount > limitFiles)
    console.log(`  ${fileCount - limitFiles} files too many. tooling/site-build/split-files.mjs joins them.`);
  for (const path of intruders) console.log(`  ${path} belongs to a feature. Import it lazily.`);
  const isLight = weight === undefined || reportWeight(weight);
  if (!isLight) console.log('  The page is too heavy: make its picture smaller, or load less.');
  return isWithin && isLight;
}

// `pnpm size` measures both sites; `size.ts jobs` the one that was built.
const [, , only] = process.argv;
const measured = budgets.filter(({ site }) => only === undefined || site === `${only}-site`);
if (measured.length === 0) throw new Error(`There is no site "${only}". Choose jobs or places.`);

for (const budget of measured) {
  try {
    if (!report(await measureBudget(budget, workspace))) process.exitCode = 1;
  } catch (error) {
    console.error(`${pc.red('✗')} ${budget.name}: ${(error as Error).message}`);
    process.exitCode = 1;
  }
}
