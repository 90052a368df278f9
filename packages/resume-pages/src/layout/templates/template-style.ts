import type { SectionKind } from '@keepmark/resume-document';

/** How a template arranges a document. Lengths with `Em` are in sizes of the running text. */
export interface TemplateStyle {
  readonly header: {
    /**
     * `band` is a full-width colored area, `split` has contact data at the right, and `side` has it in the side column.
     */
    readonly kind: 'left' | 'center' | 'band' | 'split' | 'side';
    readonly nameEm: number;
    readonly isNameBold: boolean;
    readonly isNameAccent: boolean;
    readonly headlineEm: number;
    /** Between contact data on one line. */
    readonly separator: string;
    readonly gapEm: number;
  };
  readonly heading: {
    /** The line of a heading: below, behind or above the text, or a bar at the left. */
    readonly line: 'none' | 'below' | 'behind' | 'above' | 'bar';
    readonly sizeEm: number;
    readonly isAccent: boolean;
    readonly isCentered: boolean;
    readonly gapEm: number;
    readonly afterEm: number;
  };
  readonly entry: {
    /**
     * `stacked`: title, then organization, place and dates. `dates-right`: dates at the end of the title's line, the
     * place at the end of the next. `inline`: everything on one line. `dates-left`: dates in a column of their own. The
     * text in files has the same order.
     */
    readonly kind: 'stacked' | 'dates-right' | 'inline' | 'dates-left';
    readonly isOrganizationItalic: boolean;
    readonly isOrganizationAccent: boolean;
    /** The place is at the end of the organization's line. */
    readonly isPlaceRight: boolean;
    readonly gapEm: number;
    /** Between the head and its notes. */
    readonly notesGapEm: number;
    readonly bulletGapEm: number;
  };
  /** Line spacing, as a factor of the design's. */
  readonly lineHeight: number;
  /** The column of dates of `dates-left`. */
  readonly datesEm: number;
  /** A tinted column at the left, with sections of these kinds if they fit. */
  readonly sideKinds: readonly SectionKind[];
  /** Whether everything is black and gray, regardless of the design's color. */
  readonly isColorless: boolean;
  /** Whether publications are numbered. */
  readonly isNumbered: boolean;
}
