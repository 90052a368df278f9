import type { Fonts, FontStyle } from '../fonts/fonts';
import { papers, type Paper, type ResumeDesign } from '@keepmark/resume-document';
import type { StructureRole } from './laid-out-document';
import { readableOn, tint, white } from './readable-color';
import type { StructureNode } from './rows';
import type { Column } from './page-flow';
import { templateStyles } from './templates/template-styles';
import type { TemplateStyle } from './templates/template-style';
import type { TextSetting } from './text/break-lines';
import type { TextStyle } from './text/styled-text';

/** The settings that everything on the pages of a document shares. Lengths are points. */
export interface Sheet {
  readonly design: ResumeDesign;
  readonly style: TemplateStyle;
  readonly text: TextSetting;
  readonly root: StructureNode;
  readonly widthPt: number;
  readonly heightPt: number;
  readonly marginPt: number;
  /** The size of running text. */
  readonly em: number;
  readonly lineHeightPt: number;
  readonly colors: SheetColors;
  readonly main: Column;
  /** The narrow column of templates that have one. */
  readonly side: Column | undefined;
  /** The width of the tinted area under the side column. */
  readonly sideAreaPt: number;
}

export interface SheetColors {
  readonly ink: string;
  readonly muted: string;
  /** The color of the design, dark enough for text. */
  readonly accent: string;
  /** For lines and other decoration. */
  readonly faint: string;
  readonly tint: string;
}

const pointsPerMm = 72 / 25.4;
const sizes: Record<Paper, readonly [number, number]> = { letter: [612, 792], a4: [595.28, 841.89] };
const tintShare = 0.07;
const ink = '#1c2024';

/** Measures a page for a design. */
export function createSheet(design: ResumeDesign, fonts: Fonts): Sheet {
  const style = templateStyles[design.template];
  const [widthPt, heightPt] = sizes[papers.includes(design.paper) ? design.paper : 'letter'];
  const marginPt = design.marginMm * pointsPerMm;
  const em = design.fontSizePt;
  const hasSide = style.sideKinds.length > 0;
  const sideX = marginPt * 0.75;
  const sideWidth = widthPt * 0.245;
  const gutter = Math.max(1.4 * em, marginPt * 0.45);
  const sideAreaPt = sideX + sideWidth + gutter;
  const mainX = hasSide ? sideAreaPt + gutter * 1.2 : marginPt;
  const background = tint(design.color, tintShare);
  return {
    design,
    style,
    text: { fonts, family: design.font, missing: new Set() },
    root: { role: 'Document', parent: undefined },
    widthPt,
    heightPt,
    marginPt,
    em,
    lineHeightPt: em * design.lineHeight * style.lineHeight,
    colors: {
      ink,
      muted: '#50565e',
      accent: style.isColorless ? ink : readableOn(hasSide ? background : white, design.color),
      faint: '#c3c8ce',
      tint: background,
    },
    main: { x: mainX, widthPt: widthPt - marginPt - mainX },
    side: hasSide ? { x: sideX, widthPt: sideWidth } : undefined,
    sideAreaPt,
  };
}

/** A style of text on this sheet. */
export const textStyle = (
  sheet: Sheet,
  style: FontStyle = 'regular',
  color: keyof SheetColors = 'ink',
  sizeEm = 1,
): TextStyle => ({ style, color: sheet.colors[color], sizePt: sheet.em * sizeEm });

export const nodeOf = (role: StructureRole, parent: StructureNode, id?: string): StructureNode => ({
  role,
  parent,
  ...(id !== undefined && { id }),
});
