import * as z from 'zod/mini';

/**
 * The form's values that differ from the row it was opened with. Only these are written, so a change made in another
 * tab survives. Lists and objects are compared by their content.
 */
export function changedValues<Values extends object>(values: Values, before: Values): Partial<Values> {
  const names = Object.keys(values) as (keyof Values)[];
  const isSame = (name: keyof Values) =>
    values[name] === before[name] || JSON.stringify(values[name]) === JSON.stringify(before[name]);
  return Object.fromEntries(
    names.filter((name) => !isSame(name)).map((name) => [name, values[name]]),
  ) as Partial<Values>;
}

const longest = (characters: number) =>
  z.maxLength(characters, `Use ${characters.toLocaleString('en')} characters or fewer.`);

/** Text of at most this many characters. */
export const atMost = (characters: number) => z.string().check(longest(characters));

/** Trimmed text that can't be empty. @param sentence what to say when it is, such as "Enter a name." */
export const required = (sentence: string, characters: number) =>
  z.string().check(z.trim(), z.minLength(1, sentence), longest(characters));
