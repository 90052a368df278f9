import type { DateFormat, FontId, Paper, ResumeLanguage, TemplateId } from '@keepmark/resume-document';

// The labels of a design's values.

export const templateNames: Record<TemplateId, string> = {
  plain: 'Plain (ATS)',
  classic: 'Classic',
  modern: 'Modern',
  compact: 'One page',
  'two-column': 'Two columns',
  academic: 'Academic',
};

export const fontNames: Record<FontId, string> = {
  roboto: 'Roboto',
  'open-sans': 'Open Sans',
  'source-serif': 'Source Serif',
  'noto-serif': 'Noto Serif',
};

export const paperNames: Record<Paper, string> = { letter: 'Letter (8.5 × 11 in)', a4: 'A4 (210 × 297 mm)' };

export const dateFormatExamples: Record<DateFormat, string> = {
  'MMM YYYY': 'Nov 2026',
  'MMMM YYYY': 'November 2026',
  'MM/YYYY': '11/2026',
  'YYYY-MM': '2026-11',
  YYYY: '2026',
};

export const languageNames: Record<ResumeLanguage, string> = {
  en: 'English',
  de: 'Deutsch (German)',
  es: 'Español (Spanish)',
  fr: 'Français (French)',
  it: 'Italiano (Italian)',
  pt: 'Português (Portuguese)',
  nl: 'Nederlands (Dutch)',
  pl: 'Polski (Polish)',
  sv: 'Svenska (Swedish)',
  fi: 'Suomi (Finnish)',
};

/** Dark enough for white paper: each has a contrast of at least 4.5. */
export const swatches = [
  { name: 'Blue', value: '#1a5fb4' },
  { name: 'Navy', value: '#1f3a5f' },
  { name: 'Teal', value: '#0b7a75' },
  { name: 'Green', value: '#2b7a3d' },
  { name: 'Burgundy', value: '#8c1c3e' },
  { name: 'Rust', value: '#b3491d' },
  { name: 'Purple', value: '#6d3fa8' },
  { name: 'Slate', value: '#4a5568' },
  { name: 'Black', value: '#1a1a1a' },
] as const;
