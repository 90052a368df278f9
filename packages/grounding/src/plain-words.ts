import functionLinesGerman from '../word-lists/function-words.de.json';
import functionLines from '../word-lists/function-words.en.json';
import irregularGerman from '../word-lists/irregular-forms.de.json';
import irregularEnglish from '../word-lists/irregular-forms.en.json';
import plainLinesGerman from '../word-lists/plain-words.de.json';
import plainLines from '../word-lists/plain-words.en.json';

const wordsIn = (lines: readonly string[]): string[] => lines.flatMap((line) => line.split(' '));

/**
 * English words that claim little by themselves. One that an entry lacks is marked amber. A word that is in no list of
 * this package is taken for a skill or a name. Base forms; other forms follow from the stem.
 */
export const plainEnglish: readonly string[] = wordsIn(plainLines);

/** German words that claim little by themselves, in any form. Compounds of them claim little too. */
export const plainGerman: readonly string[] = wordsIn(plainLinesGerman);

/** Words without content of their own. */
export const functionWords: ReadonlySet<string> = new Set(wordsIn(functionLines));
export const functionWordsGerman: ReadonlySet<string> = new Set(wordsIn(functionLinesGerman));

/** Lines such as `be : am are is`: a base and the forms of it that no rule of endings finds. */
const formsIn = (lines: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    lines.flatMap((line) => {
      const [base = '', forms = ''] = line.split(' : ');
      return forms.split(' ').map((form) => [form, base] as const);
    }),
  );

/** Past forms, plurals and short forms of notes, and their base. */
export const irregularForms: ReadonlyMap<string, string> = formsIn(irregularEnglish);
/** Past forms, and a form that has the stem. */
export const irregularFormsGerman: ReadonlyMap<string, string> = formsIn(irregularGerman);
