import { address, email, phone } from '../recognize/contact-parts';
import { withoutGoneText } from './tracked-changes';

/** Texts of the page's header or footer, which mammoth leaves out. Pages of another kind repeat theirs. */
export const edgeTexts = (files: ReadonlyMap<string, Uint8Array>, edge: 'header' | 'footer'): string[] => [
  ...new Set(textsOf(files, new RegExp(String.raw`^word/${edge}\d*\.xml$`))),
];

/**
 * Texts of the headers from the second page on, such as "Ida Vale, page 2", in a document whose first page has a header of
 * its own, or none.
 */
export function laterHeaders(files: ReadonlyMap<string, Uint8Array>): string[] {
  const decoder = new TextDecoder();
  const document = decoder.decode(files.get('word/document.xml'));
  if (!/<w:titlePg(?:\s*\/?>|\s+w:val="(?:1|true|on)")/.test(document)) return [];
  const relations = decoder.decode(files.get('word/_rels/document.xml.rels'));
  const targets = new Map(
    [...relations.matchAll(/<Relationship\b[^<>]*>/g)].map(([tag]) => [
      attributeOf(tag, 'Id'),
      attributeOf(tag, 'Target').replace(/^\/?(?:word\/)?/, 'word/'),
    ]),
  );
  const first = new Set(
    [...document.matchAll(/<w:headerReference\b[^<>]*>/g)]
      .filter(([tag]) => attributeOf(tag, 'w:type') === 'first')
      .map(([tag]) => targets.get(attributeOf(tag, 'r:id'))),
  );
  const ofFirst = new Set(edgeTexts(new Map([...files].filter(([path]) => first.has(path))), 'header'));
  return edgeTexts(files, 'header').filter((text) => !ofFirst.has(text));
}

/** Texts of footers: contact data, and what says nothing about the person, such as page numbers and titles. */
export function footerTexts(files: ReadonlyMap<string, Uint8Array>) {
  const texts = edgeTexts(files, 'footer');
  const isContact = (text: string) => [email, address, phone].some((pattern) => pattern.test(text));
  return { contact: texts.filter(isContact), other: texts.filter((text) => !isContact(text)) };
}

const attributeOf = (tag: string, name: string): string =>
  new RegExp(String.raw`\s${name}\s*=\s*"([^"]*)"`).exec(tag)?.[1] ?? '';

/** Every paragraph of a Word document as plain text: its text boxes and notes too. */
export const docxText = (files: ReadonlyMap<string, Uint8Array>): string[] => [
  ...edgeTexts(files, 'header'),
  ...textsOf(files, /^word\/(?:document|footnotes|endnotes)\.xml$/),
  ...edgeTexts(files, 'footer'),
];

function textsOf(files: ReadonlyMap<string, Uint8Array>, path: RegExp): string[] {
  const decoder = new TextDecoder();
  return [...files]
    .filter(([name]) => path.test(name))
    .flatMap(([, bytes]) => {
      const xml = withoutGoneText(decoder.decode(bytes));
      return xml.split('</w:p>').map((paragraph) =>
        [...paragraph.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>|<w:(tab|br|noBreakHyphen)(?: [^>]*)?\/>/g)]
          .map(([, text, mark]) => (mark === undefined ? unescaped(text ?? '') : mark === 'noBreakHyphen' ? '-' : '\t'))
          .join('')
          .trim(),
      );
    })
    .filter(Boolean);
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescaped = (text: string): string =>
  text.replaceAll(/&(?:#(x?)([\da-f]+)|(\w+));/gi, (whole, hex: string, code: string | undefined, name: string) =>
    code === undefined ? (entities[name] ?? whole) : String.fromCodePoint(Number.parseInt(code, hex === '' ? 10 : 16)),
  );
