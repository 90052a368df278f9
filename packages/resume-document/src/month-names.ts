import { type ResumeLanguage, resumeLanguages } from './resume-design';

/** Normalizes a name for comparison: lower case, without accents and periods. */
export const comparableName = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[\p{M}.]/gu, '')
    .toLowerCase();

/**
 * The numbers of months by name, in every résumé language, normalized by `comparableName`: `mar` is 3.
 * @param formats date formats; in some languages a month has a different form next to a day
 * @param known names that take precedence
 */
export function monthNumbersOf(
  formats: readonly Intl.DateTimeFormatOptions[],
  known: readonly (readonly [name: string, month: number])[] = [],
): Map<string, number> {
  const numbers = new Map(known);
  const add = (language: ResumeLanguage, options: Intl.DateTimeFormatOptions): void => {
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
    for (let month = 0; month < 12; month += 1) {
      const part = format.formatToParts(Date.UTC(2024, month, 1)).find(({ type }) => type === 'month');
      const name = comparableName(part?.value ?? '');
      if (/^\p{L}{3,}$/u.test(name) && !numbers.has(name)) numbers.set(name, month + 1);
    }
  };
  for (const language of resumeLanguages) for (const options of formats) add(language, options);
  return numbers;
}
