import type { JobType } from '@keepmark/contracts';

const patterns: readonly (readonly [JobType, RegExp])[] = [
  ['internship', /\bintern(?:ship)?\b|\bco-?op\b|praktik|harjoittelu|\bstag(?:e|iaire)\b|prácticas/i],
  ['contract', /\bcontract|freelance|fixed[\s-]?term|\bcdd\b/i],
  ['temporary', /\btemp(?:orary)?\b|seasonal|befristet|määräaikai|intérim|temporal/i],
  ['parttime', /part[\s-]?time|teilzeit|osa-?aika|temps partiel|media jornada|\bpt\b/i],
  [
    'fulltime',
    /full[\s-]?time|permanent|vollzeit|festanstellung|kokoaika|vakituinen|temps plein|\bcdi\b|indefinido|completa|\bft\b/i,
  ],
];
const notLimited = /unbefristet|permanent contract/i;

/** The type of job in a cell such as "Permanent full time" or "CDI temps plein"; empty if it names none, or both hours. */
export function jobTypeInWords(text: string): JobType | '' {
  const plain = text.replace(notLimited, 'permanent');
  const named = patterns.filter(([, pattern]) => pattern.test(plain)).map(([type]) => type);
  if (text.length > 60 || (named.includes('parttime') && /full[\s-]?time|vollzeit|kokoaika|temps plein/i.test(plain)))
    return '';
  return named[0] ?? '';
}
