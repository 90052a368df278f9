// pnpm effects: fails when an effect or a ref callback returns something that isn't a cleanup on purpose.
import { checkEffects } from './effects/check-effects';
import { workspace } from './workspace';

const { fileCount, findings } = checkEffects(workspace);
for (const { path, line, returned, type } of findings) {
  console.error(
    `✗ ${path}:${line} React would call what \`${returned}\` (${type}) returns as a cleanup: put it in braces, or return a cleanup.`,
  );
}
console.log(
  findings.length === 0
    ? `Effects: those of ${fileCount} files return a cleanup or nothing.`
    : `Effects: ${findings.length} to fix.`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
