/// <reference types="node" />
// Keyword fit: the time per posting, and precision and recall by the metric of `precisionAndRecall`. KEEPMARK_DATA
// names the folder with skills/skillspan-train.json and -dev.json (default: shared/data beside the checkout); missing
// files are skipped.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { comparedPhrase, precisionAndRecall, readLabeledPostings } from '../fit-model/labeled-postings';
import { skillPhrases } from '../src/fit/skill-phrases';

type Line = (line: object) => void;

const limitMs = 20;

/** Measures the postings of each set. */
export function benchFit(write: Line): void {
  const folder = process.env['KEEPMARK_DATA'] ?? join(import.meta.dirname, '../../../../shared/data');
  for (const set of ['train', 'dev']) {
    const path = join(folder, `skills/skillspan-${set}.json`);
    if (existsSync(path)) measure(set, readLabeledPostings(path), write);
    else process.stderr.write(`resumes/fit: ${path} isn't there, ${set} isn't measured.\n`);
  }
}

function measure(set: string, postings: ReturnType<typeof readLabeledPostings>, write: Line): void {
  const times: number[] = [];
  const pairs = postings.map(({ labels, text }) => {
    const began = performance.now();
    const phrases = skillPhrases(text);
    times.push(performance.now() - began);
    return [labels, phrases.map((phrase) => comparedPhrase(phrase.text))] as const;
  });
  times.sort((left, right) => left - right);
  const at = (share: number) => Number((times[Math.floor(times.length * share)] ?? Number.NaN).toPrecision(3));
  write({ bench: 'resumes/fit', set, n: times.length, unit: 'ms', median: at(0.5), p95: at(0.95), limit: limitMs });
  const { precision, recall, found, labels } = precisionAndRecall(pairs);
  write({
    bench: 'resumes/fit-keywords',
    set,
    precision: Number(precision.toFixed(3)),
    recall: Number(recall.toFixed(3)),
    found,
    labels,
    limit: 'precision 0.70, recall 0.60 on dev',
  });
}
