import { isJsonObject, own, textOf } from '@keepmark/resume-document/json-value';
import { type JsonValue, type ResumeLanguage, resumeLanguages } from '@keepmark/resume-document';

/** The title that RenderCV makes of a key: "work_experience" is "Work Experience", "Work at sea" stays. */
export function titleOf(key: string): string {
  if (/[ \p{Lu}]/u.test(key)) return key;
  const small =
    /^(?:a|an|and|as|at|but|by|for|from|if|in|into|like|near|nor|of|off|on|onto|or|over|so|than|that|the|to|upon|when|with|yet)$/;
  const words = key
    .split('_')
    .map((word) => (small.test(word) ? word : `${word.charAt(0).toUpperCase()}${word.slice(1)}`));
  return words.join(' ').trim();
}

const languageNames: ReadonlyMap<string, ResumeLanguage> = new Map(
  resumeLanguages.flatMap((code): [string, ResumeLanguage][] => [
    [code, code],
    [(new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code).toLowerCase(), code],
  ]),
);

/** The language of its headings: "german", or "de" in early versions. */
export const languageOf = (locale: JsonValue | undefined): ResumeLanguage =>
  languageNames.get(isJsonObject(locale) ? textOf(own(locale, 'language')).toLowerCase() : '') ?? 'en';
