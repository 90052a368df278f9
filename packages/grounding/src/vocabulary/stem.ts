/**
 * The stem of a word, precise enough to tell whether two sentences are about the same thing: "managing", "managed" and
 * "manager" give `manag`. English only; other words hardly change.
 */
export function stem(word: string): string {
  if (word.length < 4 || /[^a-z]/.test(word)) return word;
  const bare = word
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?:izations?|isations?|izing|ising|ized|ised|izes?|ises?|izers?)$/, 'iz')
    .replace(/(?:ations?|ators?|ating|ated|ates?|atives?)$/, '')
    .replace(/(?:ments?|ings?|edly|ed|ers?|ors?|ly|ions?|es|s)$/, '');
  const whole = bare.length < 2 ? word : bare;
  return whole.replace(/(.)\1$/, '$1').replace(/[ey]$/, '');
}
