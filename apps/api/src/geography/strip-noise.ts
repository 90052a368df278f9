const before =
  /^(?:(?:jobs?|hotels?|restaurants?|work|homes?|apartments?|living|weather|map|directions?|flights?|trip|travel|things to do|where is|what is|find|search|show|show me|go|take me|i live|i am|we live|located|based)\s+)*(?:(?:in|near|around|at|of|from|to|close to|city of|town of|downtown|greater|the city of)\s+)*/i;
const after =
  /(?:\s+(?:please|pls|thanks|area|metro area|city centre|city center|downtown|weather|map|hotels?|jobs?|now))+$/i;
const marks = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}\p{M}).]+$/gu;
/** US and Canadian postal codes, behind or before a place. */
const postalCode = /(?:^|[\s,]+)(?:\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d)(?=$|\s*,)/g;

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

/** "TX 75460" gives "TX". */
export function withoutPostalCode(text: string): string {
  return text.replace(/\s+\d{5}(?:-\d{4})?$/, '');
}

/** "Springfield, IL, USA" gives its three parts. */
export function partsOf(text: string): string[] {
  // Split by a text: a pattern takes ten times as long.
  const parts = (text.includes(';') ? text.replaceAll(';', ',') : text).split(',');
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
