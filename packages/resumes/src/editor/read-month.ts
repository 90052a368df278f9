import { type ResumeLanguage, resumeLanguages } from '../resume-design';

const presentWords =
  /^(present|now|current|currently|today|ongoing|heute|actualidad|actuel|presente|atual|heden|obecnie|nu|nyt)$/iu;

/** Month names of every heading language, without periods and accents, short and long: `mar` → 3. */
const monthsByName = (() => {
  const months = new Map<string, number>();
  for (const language of resumeLanguages) {
    for (const style of ['short', 'long'] as const) {
      // Some languages write a month in another case beside a day.
      for (const options of [{ month: style }, { month: style, day: 'numeric' }] as const) {
        const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
        for (let month = 0; month < 12; month += 1) {
          const parts = format.formatToParts(Date.UTC(2021, month, 1));
          const name = plainName(parts.find(({ type }) => type === 'month')?.value ?? '');
          if (name.length > 2 && !months.has(name)) months.set(name, month + 1);
        }
      }
    }
  }
  return months.set('sept', 9);
})();

function plainName(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[\p{M}.]/gu, '')
    .toLowerCase();
}

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
  const plain = plainName(name);
  const exact = monthsByName.get(plain);
  if (exact !== undefined || plain.length < 3) return exact;
  // "Septem" and the like: the start of exactly one month.
  const months = new Set([...monthsByName].filter(([known]) => known.startsWith(plain)).map(([, month]) => month));
  return months.size === 1 ? [...months][0] : undefined;
}

/** A date as a form shows it: `2021-03` is "Mar 2021"; everything else as it is, and `present` is empty. */
export function monthText(date: string, language: ResumeLanguage = 'en'): string {
  if (date === 'present') return '';
  const match = /^(\d{4})-(\d{2})$/.exec(date);
  if (!match) return date;
  const month = Date.UTC(Number(match[1]), Number(match[2]) - 1, 1);
  return new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(month);
}
