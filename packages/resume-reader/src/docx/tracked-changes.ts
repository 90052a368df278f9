/**
 * XML of Word without the text that tracked changes deleted or moved elsewhere, and without the second form of drawings
 * that is there for old versions of Word.
 */
export function withoutGoneText(xml: string): string {
  let [kept, at, depth] = ['', 0, 0];
  for (const { 0: tag, 1: slash, 2: selfClosing, index } of xml.matchAll(goneElement)) {
    // Alone it only marks a paragraph or a row.
    if (selfClosing === '/') continue;
    if (slash === '/') {
      depth = Math.max(0, depth - 1);
      if (depth === 0) at = index + tag.length;
    } else {
      if (depth === 0) kept += xml.slice(at, index);
      depth += 1;
    }
  }
  return depth === 0 ? kept + xml.slice(at) : kept;
}

const goneElement = /<(\/?)(?:w:del|w:moveFrom|mc:Fallback)(?:\s[^<>]*?)?(\/?)>/g;

/**
 * A document whose moved paragraphs are marked as deleted where they were: mammoth skips the text of both, but keeps an
 * empty paragraph for a moved one.
 */
export function withMovedParagraphsDeleted(document: Uint8Array): Uint8Array {
  const xml = new TextDecoder().decode(document);
  if (!xml.includes('<w:moveFrom ')) return document;
  return new TextEncoder().encode(xml.replaceAll(/<w:moveFrom(\s[^<>]*\/>)/g, '<w:del$1'));
}
