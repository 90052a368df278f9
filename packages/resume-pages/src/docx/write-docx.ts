import {
  AlignmentType,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  type IParagraphOptions,
  type IRunOptions,
  LevelFormat,
  Packer,
  Paragraph,
  type ParagraphChild,
  Tab,
  TabStopType,
  TextRun,
} from 'docx';
import { isLetter, outlineOf, type OutlineLine, type OutlineText } from '../text/outline';
import type { FontId, Paper, ResumeDesign } from '@keepmark/resume-document';
import type { LetterDocument, ResumeDocument } from '@keepmark/resume-document';
import type { RichRun } from '@keepmark/resume-document/rich-text';

/** Fonts by the names that Word knows them by. Those that a machine lacks are replaced by one of their kind. */
const fontNames: Readonly<Record<FontId, string>> = {
  roboto: 'Roboto',
  'open-sans': 'Open Sans',
  'source-serif': 'Source Serif 4',
  'noto-serif': 'Noto Serif',
};

/** Width and height in twentieths of a point. */
const paperSizes: Readonly<Record<Paper, readonly [number, number]>> = {
  letter: [12_240, 15_840],
  a4: [11_906, 16_838],
};

const twips = (mm: number): number => Math.round((mm / 25.4) * 1440);
const halfPoints = (points: number): number => Math.round(points * 2);

/** A résumé or letter as a Word file with real headings, lists and links. */
export async function writeDocx(document: ResumeDocument | LetterDocument): Promise<Blob> {
  const { design } = document;
  const name = isLetter(document) ? document.sender.name : document.name;
  const [width, height] = paperSizes[design.paper];
  const margin = twips(design.marginMm);
  const lines = outlineOf(document);
  const file = new Document({
    creator: name,
    title: [name, document.title].filter(Boolean).join(' - '),
    styles: stylesOf(design, isLetter(document)),
    numbering: {
      config: [
        {
          reference: 'bullets',
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: '•',
              alignment: AlignmentType.LEFT,
              style: { paragraph: { indent: { left: twips(5), hanging: twips(4) } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: {
          page: { size: { width, height }, margin: { top: margin, bottom: margin, left: margin, right: margin } },
        },
        children: lines.map((line, index) => paragraphOf(line, lines[index + 1], width - 2 * margin)),
      },
    ],
  });
  return Packer.toBlob(file);
}

function stylesOf(design: ResumeDesign, isInLetter: boolean) {
  const font = fontNames[design.font];
  const size = halfPoints(design.fontSizePt);
  const color = design.color.slice(1);
  const heading = (factor: number, before: number, after: number) => ({
    run: { font, size: Math.round(size * factor), bold: true, color },
    paragraph: { spacing: { before, after }, keepNext: true },
  });
  return {
    default: {
      document: {
        run: { font, size, language: { value: languageTag(design) } },
        paragraph: { spacing: { line: Math.round(design.lineHeight * 240 * 0.9), after: isInLetter ? 160 : 40 } },
      },
      title: { run: { font, size: Math.round(size * 2.2), bold: true, color }, paragraph: { spacing: { after: 40 } } },
      heading1: heading(1.2, 240, 80),
      heading2: {
        run: { font, size, bold: true, color: '000000' },
        paragraph: { spacing: { before: 120, after: 20 }, keepNext: true },
      },
      hyperlink: { run: { color, underline: {} } },
    },
    paragraphStyles: [
      {
        id: 'Subtitle',
        name: 'Subtitle',
        basedOn: 'Normal',
        quickFormat: true,
        run: { size: Math.round(size * 1.15) },
      },
      {
        id: 'EntryDetail',
        name: 'Entry Detail',
        basedOn: 'Normal',
        quickFormat: true,
        run: { italics: true },
        paragraph: { keepNext: true },
      },
    ],
  };
}

const languageTag = ({ language }: ResumeDesign): string =>
  language === 'en' ? 'en-US' : `${language}-${language === 'sv' ? 'SE' : language.toUpperCase()}`;

// Every kind has its case.
// oxlint-disable-next-line typescript/consistent-return
function paragraphOf(line: OutlineLine, next: OutlineLine | undefined, textWidth: number): Paragraph {
  const tabStops = [{ type: TabStopType.RIGHT, position: textWidth }];
  const beside = (text: OutlineText, right: string): ParagraphChild[] => [
    ...linked(text),
    ...(right ? [new TextRun({ children: [new Tab(), clean(right)] })] : []),
  ];
  const paragraph = (options: IParagraphOptions) => new Paragraph(options);
  switch (line.kind) {
    case 'name':
      return paragraph({ heading: HeadingLevel.TITLE, children: [run(line.text)] });
    case 'headline':
      return paragraph({ style: 'Subtitle', children: [run(line.text)] });
    case 'section':
      return paragraph({ heading: HeadingLevel.HEADING_1, children: [run(line.text)] });
    case 'contact':
      return paragraph({
        children: line.items.flatMap((item, index) => [...(index > 0 ? [run(' | ')] : []), ...linked(item)]),
      });
    case 'entry':
      return paragraph({ heading: HeadingLevel.HEADING_2, tabStops, children: beside(line.text, line.right) });
    case 'detail':
      return paragraph({
        style: 'EntryDetail',
        tabStops,
        children: [
          ...linked(line.text),
          ...(line.more ? [run(`${line.text.text ? ' | ' : ''}${line.more}`)] : []),
          ...beside({ text: '', href: '' }, line.right),
        ],
      });
    case 'labeled':
      return paragraph({ children: [run(`${line.label}: `, { bold: true }), run(line.text)] });
    case 'address':
      return paragraph({ ...(next?.kind === 'address' && { spacing: { after: 0 } }), children: [run(line.text)] });
    case 'bullet':
      return paragraph({ numbering: { reference: 'bullets', level: 0 }, children: line.runs.flatMap(richRun) });
    case 'paragraph':
      return paragraph({ children: line.runs.flatMap(richRun) });
  }
}

/** XML has no place for control characters; Word would refuse the file. */
// oxlint-disable-next-line no-control-regex
const clean = (text: string): string => text.replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '');

const run = (text: string, options: Omit<IRunOptions, 'text'> = {}): TextRun =>
  new TextRun({ ...options, text: clean(text) });

const linked = ({ text, href }: OutlineText): ParagraphChild[] =>
  href && URL.canParse(href)
    ? [new ExternalHyperlink({ link: href, children: [run(text, { style: 'Hyperlink' })] })]
    : text
      ? [run(text)]
      : [];

const richRun = ({ text, isBold, isItalic, href }: RichRun): ParagraphChild[] => {
  const look = { ...(isBold && { bold: true }), ...(isItalic && { italics: true }) };
  return href && URL.canParse(href)
    ? [new ExternalHyperlink({ link: href, children: [run(text, { ...look, style: 'Hyperlink' })] })]
    : [run(text, look)];
};
