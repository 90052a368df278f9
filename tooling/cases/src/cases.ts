// pnpm cases [FOLDER]: reads the files that FOLDER/CASES.md lists, and prints what is expected of each and what came in.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { FileReading } from '@keepmark/ui/file-reading';
import { casesIn } from './cases-in';
import { readers, refusalOf } from './readers';
import { rowText } from './row-text';

const mostRows = 12;

/** The lines that say what came in. */
function linesOf({ rows, remarks, skipped }: FileReading): string[] {
  const more = rows.length - mostRows;
  return [
    `${rows.length} read`,
    ...rows.slice(0, mostRows).map((row) => `· ${rowText(row)}`),
    ...(more > 0 ? [`· and ${more} more`] : []),
    ...remarks.map((remark) => `! ${remark}`),
    ...skipped.map((text) => `– skipped: ${text}`),
  ];
}

async function got(path: string, kind: FileReading['kind']): Promise<string[]> {
  const file = new File([readFileSync(path)], basename(path));
  try {
    return linesOf(await readers[kind](file));
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === undefined) process.exitCode = 1;
    return [refusal === undefined ? `BROKE: ${String(error)}` : `refused: ${refusal}`];
  }
}

const folder = resolve(process.env['INIT_CWD'] ?? '.', process.argv[2] ?? '../shared/data/cases');
const names = readdirSync(folder);
const cases = casesIn(readFileSync(join(folder, 'CASES.md'), 'utf8'), names);
let kind = '';
for (const each of cases) {
  if (each.kind !== kind) console.log(`\n━━ ${each.kind} ━━`);
  kind = each.kind;
  console.log(`\n${each.file}\n  expected: ${each.expected}`);
  // One after the other, so that the lines stay together.
  // oxlint-disable-next-line no-await-in-loop
  const lines = await got(join(folder, each.file), each.kind);
  console.log(`  got: ${lines.join('\n       ')}`);
}
const others = names.filter((name) => name !== 'CASES.md' && cases.every(({ file }) => file !== name));
if (others.length > 0) console.log(`\nNot read here: ${others.join(', ')}`);
