import { comparableName, monthNumbersOf } from '@keepmark/resume-document/month-names';
import type { ResumeLanguage } from '@keepmark/resume-document';

const presentWords =
  /^(present|now|current|currently|today|ongoing|heute|actualidad|actuel|presente|atual|heden|obecnie|nu|nyt)$/iu;

/** Month names of every heading language, short and long. */
const monthsByName = monthNumbersOf([
  { month: 'short' },
  { month: 'short', day: 'numeric' },
  { month: 'long' },
  { month: 'long', day: 'numeric' },
]).set('sept', 9);

/**
 * Reads a date as people type it: "Mar 2021", "03/2021", "2021-3", "2021".
 * @returns `YYYY-MM`, `YYYY` or `present`; any other text as it was typed, trimmed
 */
export function readMonth(typed: string): string {
  const text = typed.trim();
  if (presentWords.test(text)) return 'present';
  if (/^\d{4}$/.test(text)) return text;
  const yearFirst = /^(\d{4})\s*[-/.]\s*(\d{1,2})$/.exec(text);
  const monthFirst = /^(\d{1,2})\s*[-/.]\s*(\d{4})$/.exec(text);
  const named = /^(\p{L}[\p{L}\p{M}]*)\.?,?\s+(?:de\s+)?(\d{4})$/u.exec(text);
  const year = yearFirst?.[1] ?? monthFirst?.[2] ?? named?.[2];
  const month = named?.[1] ? monthNamed(named[1]) : Number(yearFirst?.[2] ?? monthFirst?.[1]);
  if (!year || !month || month < 1 || month > 12) return text;
  return `${year}-${String(month).padStart(2, '0')}`;
}

function monthNamed(name: string): number | undefined {
  const plain = comparableName(name);
  const exact = monthsByName.get(plain);
  if (exact !== undefined || plain.length < 3) return exact;
  // For example "Septem": the start of exactly one month.
  const months = new Set([...monthsByName].filter(([known]) => known.startsWith(plain)).map(([, month]) => month));
  return months.size === 1 ? [...months][0] : undefined;
}

/** A date in a form: `2021-03` becomes "Mar 2021", `present` becomes empty, and other text stays as it is. */
export function monthText(date: string, language: ResumeLanguage = 'en'): string {
  if (date === 'present') return '';
  const match = /^(\d{4})-(\d{2})$/.exec(date);
  if (!match) return date;
  const month = Date.UTC(Number(match[1]), Number(match[2]) - 1, 1);
  return new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(month);
}
