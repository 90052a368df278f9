import type { LetterDocument } from '@keepmark/resume-document';
import { photoDescription } from '@keepmark/resume-document/headings';
import type { RectangleItem } from './laid-out-document';
import { linkTarget, shownAddress } from './link-target';
import type { Linked } from './entry-parts';
import type { Column, PageFlow } from './page-flow';
import { white } from './readable-color';
import { type Alignment, lineItems, type RowItem, type StructureNode } from './rows';
import { nodeOf, type Sheet, textStyle } from './sheet';
import { breakLines } from './text/break-lines';
import { type Span, span, type TextStyle } from './text/styled-text';
import { contactHeading } from '@keepmark/resume-document/headings';
import { headingRows } from './section-rows';
import { paragraphRows, type Row, rowOf, startRows } from './rows';

/** The person that the document is about. */
export type Person = LetterDocument['sender'];

interface Placed {
  readonly items: readonly RowItem[];
  readonly heightPt: number;
}

/** Draws the name, headline, contact data and photo at the top of the first page, and starts the columns below them. */
export function drawHeader(person: Person, flow: PageFlow, sheet: Sheet): void {
  const { marginPt, widthPt, em, style } = sheet;
  const width = widthPt - 2 * marginPt;
  const gapPt = style.header.gapEm * em;
  switch (style.header.kind) {
    case 'left':
    case 'center': {
      const header = stacked(person, width, sheet);
      flow.draw(header.items, marginPt, marginPt);
      if (header.heightPt > 0) flow.startAt(marginPt + header.heightPt + gapPt);
      return;
    }
    case 'split': {
      const header = split(person, width, sheet);
      flow.draw(header.items, marginPt, marginPt);
      if (header.heightPt > 0) flow.startAt(marginPt + header.heightPt + gapPt);
      return;
    }
    case 'band': {
      const header = stacked(person, width, sheet);
      if (header.heightPt === 0) return;
      const top = Math.max(marginPt * 0.6, em * 1.6);
      const heightPt = header.heightPt + 2 * top;
      flow.draw([band(widthPt, heightPt, sheet)], 0, 0);
      flow.draw(header.items, marginPt, top);
      flow.startAt(heightPt + gapPt);
      return;
    }
    case 'side': {
      const top = nameItems(person, sheet.main.widthPt, 'left', 'accent', sheet);
      flow.draw(top.items, sheet.main.x, marginPt);
      if (sheet.side) flow.place(sideRows(person, sheet.side, sheet), sheet.side);
      if (top.heightPt > 0) flow.skip(sheet.main, top.heightPt + gapPt);
    }
  }
}

const band = (width: number, height: number, sheet: Sheet): RectangleItem => ({
  kind: 'rectangle',
  x: 0,
  y: 0,
  width,
  height,
  radius: 0,
  color: sheet.colors.accent,
});

function stacked(person: Person, widthPt: number, sheet: Sheet): Placed {
  const { kind, isNameAccent, separator } = sheet.style.header;
  const align: Alignment = kind === 'center' ? 'center' : 'left';
  const color = kind === 'band' ? 'white' : isNameAccent ? 'accent' : 'ink';
  const photo = photoItems(person, widthPt, sheet);
  const room = photo ? widthPt - photo.sizePt - 1.5 * sheet.em : widthPt;
  // Centered text stays centered on the page.
  const x = align === 'center' && photo ? photo.sizePt + 1.5 * sheet.em : 0;
  const textRoom = align === 'center' && photo ? room - photo.sizePt - 1.5 * sheet.em : room;
  const name = nameItems(person, textRoom, align, color, sheet);
  const contact = contactItems(
    contactParts(person),
    { widthPt: textRoom, align, separator, topPt: name.heightPt + (name.heightPt > 0 ? 0.4 * sheet.em : 0) },
    kind === 'band' ? 'white' : 'muted',
    sheet,
  );
  const textHeight = contact.items.length > 0 ? contact.heightPt : name.heightPt;
  const heightPt = Math.max(textHeight, photo?.sizePt ?? 0);
  const down = Math.max(0, ((photo?.sizePt ?? 0) - textHeight) / 2);
  const text = [...name.items, ...contact.items].map((item) => moved(item, x, down));
  return { items: [...(photo?.items ?? []), ...text], heightPt };
}

/** The name at the left, contact data at the right. */
function split(person: Person, widthPt: number, sheet: Sheet): Placed {
  const photo = photoItems(person, widthPt, sheet);
  const room = photo ? widthPt - photo.sizePt - 1.2 * sheet.em : widthPt;
  const contactWidth = room * 0.52;
  const name = nameItems(person, room * 0.46, 'left', 'accent', sheet);
  const contact = contactItems(
    contactParts(person),
    { widthPt: contactWidth, align: 'right', separator: sheet.style.header.separator, topPt: 0.25 * sheet.em },
    'muted',
    sheet,
  );
  return {
    items: [
      ...(photo?.items ?? []),
      ...name.items,
      ...contact.items.map((item) => moved(item, room - contactWidth, 0)),
    ],
    heightPt: Math.max(name.heightPt, contact.heightPt, photo?.sizePt ?? 0),
  };
}

/** Photo and contact data in the side column, one item per line. */
function sideRows(person: Person, column: Column, sheet: Sheet): Row[] {
  const rows: Row[] = [];
  const photo = photoItems(person, column.widthPt, sheet, Math.min(column.widthPt, 8.5 * sheet.em));
  if (photo) {
    const left = (photo.sizePt - column.widthPt) / 2;
    rows.push(
      rowOf(
        photo.sizePt + sheet.em,
        0,
        photo.items.map((item) => moved(item, left, 0)),
      ),
    );
  }
  const parts = contactParts(person);
  if (parts.length === 0) return rows;
  const place = { x: 0, widthPt: column.widthPt, isNarrow: true, parent: sheet.root };
  rows.push(...headingRows(contactHeading(sheet.design.language), place, sheet));
  parts.forEach((part, index) => {
    const gapPt = (index === 0 ? sheet.style.heading.afterEm : 0.2) * sheet.em;
    const block = { x: 0, widthPt: column.widthPt, lineHeightPt: sheet.lineHeightPt, node: nodeOf('P', sheet.root) };
    rows.push(...startRows(paragraphRows([partSpan(part, 'ink', sheet)], block, 0, sheet.text), gapPt));
  });
  return rows;
}

function nameItems(
  person: Person,
  widthPt: number,
  align: Alignment,
  color: 'accent' | 'ink' | 'white',
  sheet: Sheet,
): Placed {
  const { nameEm, isNameBold, headlineEm } = sheet.style.header;
  const items: RowItem[] = [];
  let heightPt = 0;
  const add = (text: string, style: TextStyle, lineHeightPt: number, node: StructureNode) => {
    const lines = breakLines([span(text.trim(), style)], () => widthPt, sheet.text);
    items.push(...lineItems(lines, { x: 0, widthPt, lineHeightPt, align, node }, heightPt));
    heightPt += lines.length * lineHeightPt;
  };
  if (person.name.trim() !== '') {
    const style = colored(textStyle(sheet, isNameBold ? 'bold' : 'regular', 'ink', nameEm), color, sheet);
    add(person.name, style, sheet.em * nameEm * 1.25, nodeOf('H1', sheet.root));
  }
  if (person.headline.trim() !== '') {
    const style = colored(
      textStyle(sheet, 'regular', 'muted', headlineEm),
      color === 'white' ? 'white' : 'muted',
      sheet,
    );
    add(person.headline, style, sheet.em * headlineEm * 1.4, nodeOf('P', sheet.root));
  }
  return { items, heightPt };
}

const colored = (style: TextStyle, color: 'accent' | 'ink' | 'muted' | 'white', sheet: Sheet): TextStyle => ({
  ...style,
  color: color === 'white' ? white : sheet.colors[color],
});

/** Phone, email, location and links, in the order of the document. */
function contactParts({ phone, email, location, links }: Person): Linked[] {
  return [
    { text: phone.trim(), href: '' },
    { text: email.trim(), href: linkTarget(email.includes('@') ? `mailto:${email.trim()}` : '') },
    { text: location.trim(), href: '' },
    ...links.map(({ label, url }) => ({ text: label.trim() || shownAddress(url), href: linkTarget(url) })),
  ].filter(({ text }) => text !== '');
}

const partSpan = ({ text, href }: Linked, color: 'ink' | 'muted' | 'white', sheet: Sheet): Span =>
  span(text, colored(textStyle(sheet), color, sheet), href);

interface ContactBlock {
  readonly widthPt: number;
  readonly align: Alignment;
  readonly separator: string;
  readonly topPt: number;
}

/** Contact data on as few lines as possible. No line starts or ends with a separator. */
function contactItems(
  parts: readonly Linked[],
  { widthPt, align, separator, topPt }: ContactBlock,
  color: 'muted' | 'white',
  sheet: Sheet,
): Placed {
  const gap = span(` ${separator} `, colored(textStyle(sheet), color, sheet));
  const lines: Span[][] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    const own = partSpan(part, color, sheet);
    const isOnLine = last && breakLines([...last, gap, own], () => widthPt, sheet.text).length === 1;
    if (isOnLine) last.push(gap, own);
    else lines.push([own]);
  }
  const node = nodeOf('P', sheet.root);
  const broken = lines.flatMap((spans) => breakLines(spans, () => widthPt, sheet.text));
  const items = lineItems(broken, { x: 0, widthPt, lineHeightPt: sheet.lineHeightPt, align, node }, topPt);
  return { items, heightPt: topPt + broken.length * sheet.lineHeightPt };
}

/** The photo at the right end of a width. */
function photoItems(person: Person, widthPt: number, sheet: Sheet, size = 7 * sheet.em) {
  if (person.photoId === '') return undefined;
  const node: StructureNode = {
    role: 'Figure',
    parent: sheet.root,
    alt: photoDescription(person.name.trim(), sheet.design.language),
  };
  const isRound = sheet.style.header.kind === 'band' || sheet.style.header.kind === 'side';
  const image: RowItem = {
    kind: 'image',
    photoId: person.photoId,
    x: widthPt - size,
    y: 0,
    width: size,
    height: size,
    radius: isRound ? size / 2 : 0.3 * sheet.em,
    node,
  };
  return { items: [image], sizePt: size };
}

function moved(item: RowItem, x: number, y: number): RowItem {
  if (item.kind === 'text') return { ...item, x: item.x + x, baseline: item.baseline + y };
  if (item.kind === 'line') {
    return { ...item, x1: item.x1 + x, x2: item.x2 + x, y1: item.y1 + y, y2: item.y2 + y };
  }
  return { ...item, x: item.x + x, y: item.y + y };
}
