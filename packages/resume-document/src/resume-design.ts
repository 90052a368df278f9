/** The design of a résumé or a letter. Every value has limits, so that a design from a file can't break a page. */
export interface ResumeDesign {
  readonly template: TemplateId;
  /** Accent color, `#rrggbb`. */
  readonly color: string;
  readonly font: FontId;
  /** Size of running text, in points. */
  readonly fontSizePt: number;
  /** Line height of running text, as a multiple of the font size. */
  readonly lineHeight: number;
  readonly marginMm: number;
  readonly paper: Paper;
  readonly dateFormat: DateFormat;
  /** Language of headings, month names, "Present", and exported files. */
  readonly language: ResumeLanguage;
  /** Ids of entries, and kinds of sections, that start a new page. */
  readonly pageBreaksBefore: readonly string[];
}

export const templateIds = ['plain', 'classic', 'modern', 'compact', 'two-column', 'academic'] as const;
export type TemplateId = (typeof templateIds)[number];

export const fontIds = ['roboto', 'open-sans', 'source-serif', 'noto-serif'] as const;
export type FontId = (typeof fontIds)[number];

export const papers = ['letter', 'a4'] as const;
export type Paper = (typeof papers)[number];

/** Written as an example: `Nov 2026`. */
export const dateFormats = ['MMM YYYY', 'MMMM YYYY', 'MM/YYYY', 'YYYY-MM', 'YYYY'] as const;
export type DateFormat = (typeof dateFormats)[number];

export const resumeLanguages = ['en', 'de', 'es', 'fr', 'it', 'pt', 'nl', 'pl', 'sv', 'fi'] as const;
export type ResumeLanguage = (typeof resumeLanguages)[number];

/** Lowest and highest value of each number. "Fit to one page" stays within them. */
export const designLimits = {
  fontSizePt: [8.5, 14],
  lineHeight: [1.05, 1.8],
  marginMm: [8, 32],
} as const;

export const defaultDesign: ResumeDesign = {
  template: 'classic',
  color: '#1a5fb4',
  font: 'roboto',
  fontSizePt: 10.5,
  lineHeight: 1.3,
  marginMm: 18,
  paper: 'letter',
  dateFormat: 'MMM YYYY',
  language: 'en',
  pageBreaksBefore: [],
};
