import { nameKey } from '../gazetteer/gazetteer';
import { maxTermWords } from '../platform/database/database';
import { withElisions } from './elisions';
import { spokenWords } from './place-type-words';

/** "pharmacy near the station, open": what is meant besides the words of a name. */
export interface SearchPhrase {
  /** "pharmacy". */
  readonly what: string;
  /** "station"; empty when it is near the center of the search. */
  readonly near: string;
  readonly isOpenWanted: boolean;
}

/** The words of a text, with elided articles apart. */
const wordsOf = (text: string): string[] =>
  nameKey(withElisions(text).at(-1) ?? '')
    .split(' ')
    .filter(Boolean);

const phrases = (text: string): string[][] => text.split(', ').map(wordsOf);

// In English, German, French, Spanish, Finnish and Swedish. Longer ones first.
const openNow = phrases(
  'open now, open today, jetzt geöffnet, jetzt offen, heute geöffnet, ouvert maintenant, ouverte maintenant, ouvert aujourd’hui, abierto ahora, abierta ahora, abierto hoy, auki nyt, nyt auki, öppet nu, öppen nu, öppet idag, open, geöffnet, offen, ouvert, ouverte, ouverts, ouvertes, abierto, abierta, abiertos, abiertas, auki, avoinna, öppet, öppen, öppna',
);
const nearMe = phrases(
  'near me, nearby, close by, around here, around me, in meiner Nähe, in der Nähe, in der Umgebung, près de moi, près d’ici, à proximité, autour de moi, cerca de mí, cerca de aquí, cerca, lähellä minua, tässä lähellä, lähistöllä, lähellä, nära mig, i närheten, här',
);
const nearTo = phrases(
  'in the vicinity of, in der Nähe von, in der Nähe des, in der Nähe der, in der Nähe, à côté de, à côté du, à proximité de, à proximité du, autour de, autour du, près de, près du, près des, proche de, proche du, au bord de, al lado de, cerca de, cerca del, junto a, junto al, i närheten av, close to, next to, near to, near, nearby, around, at, by, in, nahe, bei, beim, am, im, neben, dans, à, au, aux, en, lähellä, nära, vid, intill, på, i',
);
/** Finnish ones come after what they are near to: "ravintola aseman lähellä". */
const nearBefore = phrases('lähellä, lähistöllä, vieressä, luona');
const articles = new Set('the a an der die das dem den des vom la le les l du de d el los las del'.split(' '));

const startsAt = (words: readonly string[], phrase: readonly string[], at: number): boolean =>
  phrase.every((word, index) => words[at + index] === word);

/** Words without one of the phrases at their end; the same words when none is there. */
function withoutEnd(words: readonly string[], ends: readonly string[][]): readonly string[] {
  const end = ends.find(
    (phrase) => phrase.length < words.length && startsAt(words, phrase, words.length - phrase.length),
  );
  return end ? words.slice(0, -end.length) : words;
}

/** "open pharmacies" are open; an "open air cinema" is one. */
function withoutStart(words: readonly string[]): readonly string[] {
  const start = openNow.find((phrase) => phrase.length < words.length && startsAt(words, phrase, 0));
  const rest = start ? words.slice(start.length) : words;
  const [named, ...more] = spokenWords(rest);
  return named && more.length === 0 && named.types.length + named.kinds.length > 0 ? rest : words;
}

interface Split {
  readonly what: readonly string[];
  readonly near: readonly string[];
}

function splitBeforeEnd(words: readonly string[]): Split | undefined {
  const rest = withoutEnd(words, nearBefore);
  return rest.length < words.length && rest.length > 1 ? { what: rest.slice(0, -1), near: rest.slice(-1) } : undefined;
}

/** Where the words say near what: the first one between two others. */
function splitAtNear(words: readonly string[]): Split {
  for (let at = 1; at < words.length - 1; at += 1) {
    const near = nearTo.find((phrase) => at + phrase.length < words.length && startsAt(words, phrase, at));
    const rest = near && withoutArticles(words.slice(at + near.length));
    if (rest && rest.length > 0) return { what: words.slice(0, at), near: rest };
  }
  return { what: words, near: [] };
}

function withoutArticles(words: readonly string[]): readonly string[] {
  const first = words.findIndex((word) => !articles.has(word));
  return first === -1 ? [] : words.slice(first);
}

/** Reads a search as a phrase; undefined when it is a mere name. */
export function readPhrase(searchTerm: string): SearchPhrase | undefined {
  const words = wordsOf(searchTerm).slice(0, maxTermWords);
  const open = withoutStart(withoutEnd(words, openNow));
  const here = splitBeforeEnd(open) ? open : withoutEnd(open, nearMe);
  const { what, near } = splitBeforeEnd(here) ?? splitAtNear(here);
  const wanted = withoutArticles(what);
  if (wanted.length === words.length || wanted.length === 0) return undefined;
  return { what: wanted.join(' '), near: near.join(' '), isOpenWanted: open.length < words.length };
}
