import pc from 'picocolors';
import { budgets } from './size/budgets';
import { measureBudget } from './size/measure-budget';
import { workspace } from './workspace';

for (const budget of budgets) {
  try {
    const { name, bytes, limitBytes, fileCount } = await measureBudget(budget, workspace);
    const isWithin = bytes <= limitBytes;
    const kb = (count: number) => `${(count / 1000).toFixed(1)} kB`;
    const line = `${name}: ${kb(bytes)} of ${kb(limitBytes)} in ${fileCount} files`;
    console.log(
      isWithin ? `${pc.green('✓')} ${line}` : `${pc.red('✗')} ${line}: too much by ${kb(bytes - limitBytes)}`,
    );
    if (!isWithin) process.exitCode = 1;
  } catch (error) {
    console.error(`${pc.red('✗')} ${budget.name}: ${(error as Error).message}`);
    process.exitCode = 1;
  }
}
