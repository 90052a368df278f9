import type { Fonts, FontFaceId } from '../../fonts/fonts';
import type { FontId } from '@keepmark/resume-document';
import type { TextItem } from '../laid-out-document';
import { breakOpportunities } from './break-opportunities';
import type { Span } from './styled-text';

/** Text in one font on a line, with its distance from the start of the line. */
type Run = Pick<TextItem, 'text' | 'x' | 'width' | 'font' | 'sizePt' | 'color' | 'href'>;

export interface Line {
  readonly runs: readonly Run[];
  /** Without trailing spaces. */
  readonly width: number;
}

export interface TextSetting {
  readonly fonts: Fonts;
  readonly family: FontId;
  /** Collects characters that no font can draw. */
  readonly missing: Set<string>;
}

/** A part of a piece: characters of one span in one font. */
interface Part {
  readonly span: Span;
  readonly font: FontFaceId;
  readonly text: string;
}

/** Text that stays on one line, with the spaces after it. */
interface Piece {
  readonly parts: readonly Part[];
  /** Without the trailing spaces. */
  readonly width: number;
  readonly fullWidth: number;
}

/**
 * Breaks text into lines, each with as many pieces as fit. A word or address longer than a line is split.
 * @param widthOf the room of a line, in points, by its index
 */
export function breakLines(spans: readonly Span[], widthOf: (line: number) => number, setting: TextSetting): Line[] {
  const lines: Line[] = [];
  let current: Piece[] = [];
  let used = 0;
  const finish = () => {
    lines.push(lineOf(current, setting));
    current = [];
    used = 0;
  };
  for (const piece of piecesOf(spans, setting)) {
    const room = widthOf(lines.length);
    if (used + piece.width > room && current.length > 0) finish();
    if (current.length === 0 && piece.width > widthOf(lines.length)) {
      const split = splitPiece(piece, widthOf(lines.length), setting);
      for (const part of split.slice(0, -1)) lines.push(lineOf([part], setting));
      const rest = split.at(-1);
      if (rest) {
        current = [rest];
        used = rest.fullWidth;
      }
      continue;
    }
    current.push(piece);
    used += piece.fullWidth;
  }
  if (current.length > 0) finish();
  return lines;
}

/** The width of text on one line, in points, without trailing spaces. */
export function textWidth(spans: readonly Span[], setting: TextSetting): number {
  return breakLines(spans, () => Number.POSITIVE_INFINITY, setting)[0]?.width ?? 0;
}

function piecesOf(spans: readonly Span[], setting: TextSetting): Piece[] {
  const text = spans.map((span) => span.text).join('');
  const ends = [...breakOpportunities(text), text.length];
  const pieces: Piece[] = [];
  let parts: Part[] = [];
  let at = 0;
  let next = 0;
  for (const span of spans) {
    const spanEnd = at + span.text.length;
    let from = at;
    while (from < spanEnd) {
      const end = ends[next] ?? text.length;
      const to = Math.min(end, spanEnd);
      parts.push(...partsOf(span, span.text.slice(from - at, to - at), setting));
      if (to === end) {
        if (parts.length > 0) pieces.push(pieceOf(parts, setting));
        parts = [];
        next += 1;
      }
      from = to;
    }
    at = spanEnd;
  }
  if (parts.length > 0) pieces.push(pieceOf(parts, setting));
  return pieces;
}

const pictograph = /[\p{Extended_Pictographic}\ufe0f]/u;

/** Splits text by the font that has its characters. Emoji that no font has are left out. */
function partsOf(span: Span, text: string, { fonts, family, missing }: TextSetting): Part[] {
  const own: FontFaceId = fonts.faceFor(family, span.style, 0x20) ?? `${family}/regular`;
  const face = fonts.face(own);
  const isPlain = (character: string) => face.glyphOf(character.codePointAt(0) ?? 0) !== 0;
  if (text === '') return [];
  const characters = Array.from(text);
  if (characters.every(isPlain)) return [{ span, font: own, text }];

  const parts: Part[] = [];
  for (const character of characters) {
    const font = fonts.faceFor(family, span.style, character.codePointAt(0) ?? 0);
    if (!font) missing.add(character);
    if (!font && pictograph.test(character)) continue;
    const last = parts.at(-1);
    const chosen = font ?? last?.font ?? own;
    if (last?.font === chosen) parts[parts.length - 1] = { ...last, text: last.text + character };
    else parts.push({ span, font: chosen, text: character });
  }
  return parts;
}

function pieceOf(parts: readonly Part[], setting: TextSetting): Piece {
  const fullWidth = parts.reduce((sum, part) => sum + partWidth(part, part.text, setting), 0);
  const last = parts.at(-1);
  if (!last?.text.endsWith(' ')) return { parts, width: fullWidth, fullWidth };
  const trimmed = last.text.trimEnd();
  return {
    parts,
    width: fullWidth - partWidth(last, last.text, setting) + partWidth(last, trimmed, setting),
    fullWidth,
  };
}

const partWidth = ({ span, font }: Part, text: string, { fonts }: TextSetting): number =>
  fonts.face(font).widthOf(text) * span.sizePt;

const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : undefined;
/** What a reader takes for one character. Firefox has `Intl.Segmenter` since 125; before, a letter and its marks are one. */
const graphemes = (text: string): string[] =>
  segmenter
    ? Array.from(segmenter.segment(text), ({ segment }) => segment)
    : (text.match(/\P{M}\p{M}*|\p{M}+/gsu) ?? []);
/** A long URL breaks after one of these if one is near the end of the line. */
const goodEnd = /[/.?&=_\-@:,;]$/;

function splitPiece(piece: Piece, room: number, setting: TextSetting): Piece[] {
  const split: Piece[] = [];
  let parts: Part[] = [];
  let used = 0;
  for (const part of piece.parts) {
    let text = '';
    for (const segment of graphemes(part.text)) {
      const wider = partWidth(part, text + segment, setting);
      if (used + wider > room && segment !== ' ' && (text !== '' || parts.length > 0)) {
        const usable = goodBreak(text);
        const ended = text.slice(0, usable);
        split.push(pieceOf(ended === '' ? parts : [...parts, { ...part, text: ended }], setting));
        parts = [];
        used = 0;
        text = text.slice(usable) + segment;
      } else text += segment;
    }
    if (text !== '') parts.push({ ...part, text });
    used += partWidth(part, text, setting);
  }
  if (parts.length > 0) split.push(pieceOf(parts, setting));
  return split;
}

/** How much of the text stays on the line. */
function goodBreak(text: string): number {
  for (let length = text.length; length > text.length * 0.7; length -= 1) {
    if (goodEnd.test(text.slice(0, length))) return length;
  }
  return text.length;
}

function lineOf(pieces: readonly Piece[], setting: TextSetting): Line {
  const merged: Part[] = [];
  for (const part of pieces.flatMap(({ parts }) => parts)) {
    const last = merged.at(-1);
    if (last && last.span === part.span && last.font === part.font) {
      merged[merged.length - 1] = { ...last, text: last.text + part.text };
    } else merged.push(part);
  }
  const runs: Run[] = [];
  let x = 0;
  for (const { span, font, text } of merged) {
    const width = setting.fonts.face(font).widthOf(text) * span.sizePt;
    runs.push({ text, x, width, font, sizePt: span.sizePt, color: span.color, href: span.href });
    x += width;
  }
  const last = merged.at(-1);
  const spaces = last?.text.endsWith(' ')
    ? partWidth(last, last.text, setting) - partWidth(last, last.text.trimEnd(), setting)
    : 0;
  return { runs, width: x - spaces };
}
