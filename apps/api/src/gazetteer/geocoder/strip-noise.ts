const before =
  /^(?:(?:jobs?|hotels?|restaurants?|work|homes?|apartments?|living|weather|map|directions?|flights?|trip|travel|things to do|where is|what is|find|search|show|show me|go|take me|i live|i am|we live|located|based)\s+)*(?:(?:in|near|around|at|of|from|to|close to|city of|town of|downtown|greater|the city of)\s+)*/i;
const after =
  /(?:\s+(?:please|pls|thanks|area|metro area|city centre|city center|downtown|weather|map|hotels?|jobs?|now))+$/i;
const marks = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}\p{M}).]+$/gu;
/** Of the United Kingdom, Canada, the Netherlands, Japan and Brazil, Sweden and Greece, and in four to six digits. */
const code =
  '(?:[A-Za-z]{1,2}\\d[A-Za-z\\d]? ?\\d[A-Za-z]{2}|[A-Za-z]\\d[A-Za-z] ?\\d[A-Za-z]\\d|\\d{4} ?[A-Z]{2}|\\d{3}-\\d{4}|\\d{3} \\d{2}|\\d{4,6}(?:-\\d{3,4})?)';
const postalCode = new RegExp(`(?:^|[\\s,]+)${code}(?=$|\\s*,)|(?<=^|,\\s*)${code}\\s+(?=\\p{L})`, 'gu');
const postalCodeBehind = new RegExp(`\\s+${code}$`);

/** As most texts are written. */
const isTidy = /^[A-Za-z]+(?:,? [A-Za-z]+)*$/;

/** The text in one line, with the marks around it taken off. */
export function tidy(text: string): string {
  if (isTidy.test(text)) return text;
  return text.normalize('NFC').replaceAll(/\s+/g, ' ').replaceAll(marks, '').trim();
}

/** "hotels near Paris, TX 75460 please" gives "Paris, TX"; the text itself when nothing would be left. */
export function stripNoise(text: string): string {
  const stripped = tidy(tidy(text).replaceAll(postalCode, '').replace(before, '').replace(after, ''));
  return stripped === '' ? tidy(text) : stripped;
}

/** "00150 Helsinki" and "Helsinki 00150" give "Helsinki"; the text itself when nothing would be left. */
export function withoutPostalCodes(text: string): string {
  return tidy(text.replaceAll(postalCode, '')) || text;
}

/** "TX 75460" gives "TX", "NSW 2000" "NSW". */
export function withoutPostalCode(text: string): string {
  return text.replace(postalCodeBehind, '');
}

/** "Springfield, IL, USA" gives its three parts. */
export function partsOf(text: string): string[] {
  // Split by a text: a pattern takes ten times as long.
  const parts = (text.includes(';') ? text.replaceAll(';', ',') : text).split(',');
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** Runs of up to four words that may be a name in a sentence, the longest first: all but what begins with a small letter. */
export function runsOfWords(text: string): string[] {
  const words = text.split(/[\s,]+/).slice(0, 12);
  const runs: string[] = [];
  for (let length = Math.min(words.length - 1, 4); length > 0; length -= 1)
    for (let start = 0; start + length <= words.length; start += 1)
      runs.push(words.slice(start, start + length).join(' '));
  return runs.filter((run) => run.length > 2 && /^\p{Lu}|[^\p{ASCII}]/u.test(run));
}
