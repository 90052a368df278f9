import type { TextIndex } from './resume-index';
import { functionWords } from './plain-words';
import { englishRoot, type Token } from './roots';
import { groundingVocabulary } from './term-tables';

/** Whether the letters of a short form are in a word in their order, from its first letter on: "pts" for "patients". */
export function hasLettersOf(word: string, short: string): boolean {
  if (word.length < short.length + 2 || word[0] !== short[0]) return false;
  let at = 0;
  for (const letter of word) if (letter === short[at]) at += 1;
  return at === short.length;
}

/** "Accessibility" for a11y: the number counts the letters that are left out. */
function countsLettersOf(word: string, short: string): boolean {
  const [, first, count, last] = /^(\p{L})(\d{1,2})(\p{L})$/u.exec(short) ?? [];
  return first !== undefined && word.length === Number(count) + 2 && word.startsWith(first) && word.endsWith(last!);
}

const withoutVowels = /^[^aeiouyäöü\d]{3,6}$/;

/** "Dressing" for "drsg", "radiators" for "rads": résumés are written in short forms that no list has. */
export function isShortened({ lowers, remembered }: TextIndex, { text, lower, root }: Token): boolean {
  if (lower.length < 6 || /^\p{Lu}/u.test(text)) return false;
  const name = `short ${root}`;
  let answer = remembered.get(name);
  if (answer === undefined) {
    const { plainEnglish } = groundingVocabulary();
    answer = Array.from(lowers).some((own) => {
      const bare = own.replace(/\.$/, '').replace(/(?<=\p{L}{3})s$/u, '');
      if (withoutVowels.test(bare)) return hasLettersOf(lower, bare);
      if (/\d/.test(own)) return countsLettersOf(lower, own);
      return (
        bare.length >= 3 &&
        bare.length <= 6 &&
        lower.length >= bare.length + 3 &&
        lower.startsWith(bare) &&
        !functionWords.has(own) &&
        !plainEnglish.has(englishRoot(bare))
      );
    });
    remembered.set(name, answer);
  }
  return answer;
}
