import type { JobType } from '@keepmark/contracts';

const patterns: readonly (readonly [JobType, RegExp])[] = [
  ['internship', /\bintern(?:ship)?s?\b|\bco-?op\b|\btrainee\b|working student/i],
  ['parttime', /part[\s_-]?time/i],
  ['contract', /\bcontract(?:or)?\b|\bfreelance\b|fixed[\s_-]?term/i],
  ['temporary', /\btemp(?:orary)?\b|\bseasonal\b/i],
  ['fulltime', /full[\s_-]?time|\bpermanent\b|\bregular\b/i],
];

/** The job type that a source's words name ("FullTime", "Full-time", "Intern"); empty when they name none. */
export function readJobType(words: string): JobType | '' {
  return patterns.find(([, pattern]) => pattern.test(words))?.[0] ?? '';
}
