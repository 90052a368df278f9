import type { SectionKind } from '../../resume-document';

/** How a template arranges a document. Lengths with `Em` are in sizes of the running text. */
export interface TemplateStyle {
  readonly header: {
    /** `band` is a colored area over the whole width, `split` has contact data at the right, `side` in the side column. */
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
    /** Its line: below, behind the text, above, or a bar at the left. */
    readonly line: 'none' | 'below' | 'behind' | 'above' | 'bar';
    readonly sizeEm: number;
    readonly isAccent: boolean;
    readonly isCentered: boolean;
    readonly gapEm: number;
    readonly afterEm: number;
  };
  readonly entry: {
    /**
     * `stacked`: title, then organization, place and dates. `dates-right`: dates at the end of the title's line, the place at
     * the end of the next. `inline`: everything on one line. `dates-left`: dates in a column of their own.
     * The text in files has this order, too.
     */
    readonly kind: 'stacked' | 'dates-right' | 'inline' | 'dates-left';
    readonly isOrganizationItalic: boolean;
    readonly isOrganizationAccent: boolean;
    /** The place stands at the end of the organization's line. */
    readonly isPlaceRight: boolean;
    readonly gapEm: number;
    /** Between the head and its notes. */
    readonly notesGapEm: number;
    readonly bulletGapEm: number;
  };
  /** Distance of lines, as a factor on the design's. */
  readonly lineHeight: number;
  /** The column of dates of `dates-left`. */
  readonly datesEm: number;
  /** A tinted column at the left. Sections of these kinds stand there if they fit. */
  readonly sideKinds: readonly SectionKind[];
  /** Whether everything is black and gray, whatever the color of the design. */
  readonly isColorless: boolean;
  /** Whether publications are numbered. */
  readonly isNumbered: boolean;
}
