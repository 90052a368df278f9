/** The cards of a file, each from its BEGIN to its END; what has no END goes up to the next BEGIN. */
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
