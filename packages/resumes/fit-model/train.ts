/// <reference types="node" />
// pnpm fit-model [FOLDER]: learns the model of keywords from SkillSpan's train set and O*NET's names, and writes
// src/fit/skill-model.gen.ts. FOLDER contains skills/ and onet/ (default: $KEEPMARK_DATA). README, "How keywords are
// found".
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SkillModelData } from '../src/fit/skill-model';
import { readSkillModel } from '../src/fit/skill-model';
import { findPhrases } from './find-phrases';
import { precisionAndRecall, readLabeledPostings } from './labeled-postings';
import { learn, prepare } from './learn';
import { readTechnologyNames } from './technology-names';

const threshold = -3;
const folder = process.argv[2] ?? process.env['KEEPMARK_DATA'];
if (!folder) throw new Error('Name the folder that holds skills/ and onet/.');
const names = readTechnologyNames(join(folder, 'onet/Technology Skills.txt'));
const postings = readLabeledPostings(join(folder, 'skills/skillspan-train.json'));
const prepared = prepare(postings, names);
const log = (message: string): void => void process.stdout.write(`${message}\n`);

const model = (of: typeof prepared): SkillModelData => ({ ...learn(of, names), threshold });

// Five-fold cross-validation: the figure to tune by.
const parts = 5;
const found = Array.from({ length: parts }, (_, part) => {
  const taught = readSkillModel(model(prepared.filter((__, index) => index % parts !== part)));
  return postings.filter((__, index) => index % parts === part).map((posting) => ({ posting, taught }));
}).flat();
for (const at of [-8, -6, -5, -4, -3, -2, 0]) {
  const pairs = found.map(
    ({ posting, taught }) => [posting.labels, findPhrases(posting.text, { ...taught, threshold: at })] as const,
  );
  const { precision, recall } = precisionAndRecall(pairs);
  log(`cross-validated, threshold ${at}: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`);
}

const data = model(prepared);
const path = new URL('../src/fit/skill-model.gen.ts', import.meta.url);
writeFileSync(
  path,
  `// Written by fit-model/train.ts. Learned from SkillSpan's train set (MIT, Zhang et al. 2022) and from the technology names
// of O*NET (CC BY 4.0, US Department of Labor).
import type { SkillModelData } from './skill-model';

export const skillModelData: SkillModelData = ${JSON.stringify(data)};
`,
);
log(`${Object.values(data.terms).join('\t').split('\t').length} terms, ${data.verbs.split('\t').length} verbs`);
