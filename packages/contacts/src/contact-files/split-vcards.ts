/** Splits a file into cards, each from BEGIN to END, or to the next BEGIN if it has no END. */
export function splitVcards(text: string): string[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const cards: string[][] = [];
  let card: string[] | undefined;
  for (const line of lines) {
    if (/^BEGIN:VCARD\s*$/i.test(line)) {
      card = [];
      cards.push(card);
    }
    card?.push(line);
    if (/^END:VCARD\s*$/i.test(line)) card = undefined;
  }
  return cards.map((own) => own.join('\r\n'));
}
