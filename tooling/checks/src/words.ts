// pnpm words [FOLDER]: fails on wording that the language guide replaces, and says what to write instead.
import { checkWords } from './words/check-words';
import { workspace } from './workspace';

const { fileCount, findings } = checkWords(workspace, process.argv[2]);
for (const { path, line, place, found, say } of findings) {
  console.error(`✗ ${path}:${line} (${place}) "${found.trim().replaceAll(/\s+/g, ' ')}": say ${say}.`);
}
console.log(
  findings.length === 0
    ? `Words: ${fileCount} files follow the language guide.`
    : `Words: ${findings.length} to rewrite.`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
