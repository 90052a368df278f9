/// <reference types="node" />
// pnpm verb-list [FOLDER]: collects the verbs that O*NET's task statements start with, and writes
// src/review/task-verbs.json. FOLDER contains onet/ (default: $KEEPMARK_DATA).
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.argv[2] ?? process.env['KEEPMARK_DATA'];
if (!folder) throw new Error('Name the folder that holds onet/.');

/** What statements start with besides verbs. */
const noVerbs = new Set(['be', 'bell', 'co', 'de', 'do', 're', 'total', 'layout']);
/** Every other word in -ly is an adverb: "Visually inspect parts". */
const inLy = new Set(['apply', 'comply', 'fly', 'multiply', 'supply']);
const isVerb = (word: string) => word.length > 2 && !noVerbs.has(word) && (inLy.has(word) || !word.endsWith('ly'));

const verbs = new Set<string>();
for (const line of readFileSync(join(folder, 'onet/Task Statements.txt'), 'utf8').split(/\r?\n/).slice(1)) {
  const statement = line.split('\t')[2] ?? '';
  const first = /^[A-Z][a-z]+/.exec(statement)?.[0].toLowerCase() ?? '';
  if (isVerb(first)) verbs.add(first);
}
const path = new URL('../src/review/task-verbs.json', import.meta.url);
writeFileSync(path, `${JSON.stringify([...verbs].toSorted())}\n`);
process.stdout.write(`${verbs.size} verbs\n`);
