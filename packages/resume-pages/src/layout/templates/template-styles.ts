import type { TemplateId } from '@keepmark/resume-document';
import type { TemplateStyle } from './template-style';

const plain: TemplateStyle = {
  header: {
    kind: 'left',
    nameEm: 1.9,
    isNameBold: true,
    isNameAccent: false,
    headlineEm: 1.1,
    separator: '|',
    gapEm: 1.2,
  },
  heading: { line: 'none', sizeEm: 1.25, isAccent: false, isCentered: false, gapEm: 1.25, afterEm: 0.25 },
  entry: {
    kind: 'stacked',
    isOrganizationItalic: false,
    isOrganizationAccent: false,
    isPlaceRight: false,
    gapEm: 0.75,
    notesGapEm: 0.2,
    bulletGapEm: 0.12,
  },
  lineHeight: 1,
  datesEm: 0,
  sideKinds: [],
  isColorless: true,
  isNumbered: false,
};

const classic: TemplateStyle = {
  header: {
    kind: 'center',
    nameEm: 2.5,
    isNameBold: false,
    isNameAccent: false,
    headlineEm: 1.2,
    separator: '·',
    gapEm: 1.4,
  },
  heading: { line: 'below', sizeEm: 1.2, isAccent: true, isCentered: false, gapEm: 1.25, afterEm: 0.5 },
  entry: {
    kind: 'dates-right',
    isOrganizationItalic: true,
    isOrganizationAccent: false,
    isPlaceRight: true,
    gapEm: 0.8,
    notesGapEm: 0.25,
    bulletGapEm: 0.15,
  },
  lineHeight: 1,
  datesEm: 0,
  sideKinds: [],
  isColorless: false,
  isNumbered: false,
};

const modern: TemplateStyle = {
  header: {
    kind: 'band',
    nameEm: 2.5,
    isNameBold: true,
    isNameAccent: false,
    headlineEm: 1.2,
    separator: '·',
    gapEm: 1.6,
  },
  heading: { line: 'bar', sizeEm: 1.3, isAccent: true, isCentered: false, gapEm: 1.5, afterEm: 0.45 },
  entry: {
    kind: 'dates-right',
    isOrganizationItalic: false,
    isOrganizationAccent: true,
    isPlaceRight: false,
    gapEm: 0.9,
    notesGapEm: 0.3,
    bulletGapEm: 0.2,
  },
  lineHeight: 1,
  datesEm: 0,
  sideKinds: [],
  isColorless: false,
  isNumbered: false,
};

const compact: TemplateStyle = {
  header: {
    kind: 'split',
    nameEm: 1.9,
    isNameBold: true,
    isNameAccent: true,
    headlineEm: 1.05,
    separator: '·',
    gapEm: 0.7,
  },
  heading: { line: 'behind', sizeEm: 1.05, isAccent: true, isCentered: false, gapEm: 0.7, afterEm: 0.1 },
  entry: {
    kind: 'inline',
    isOrganizationItalic: false,
    isOrganizationAccent: false,
    isPlaceRight: false,
    gapEm: 0.35,
    notesGapEm: 0.05,
    bulletGapEm: 0,
  },
  lineHeight: 0.93,
  datesEm: 0,
  sideKinds: [],
  isColorless: false,
  isNumbered: false,
};

const twoColumn: TemplateStyle = {
  header: {
    kind: 'side',
    nameEm: 2.4,
    isNameBold: true,
    isNameAccent: true,
    headlineEm: 1.2,
    separator: '·',
    gapEm: 1.3,
  },
  heading: { line: 'below', sizeEm: 1.15, isAccent: true, isCentered: false, gapEm: 1.4, afterEm: 0.5 },
  entry: {
    kind: 'dates-right',
    isOrganizationItalic: false,
    isOrganizationAccent: true,
    isPlaceRight: false,
    gapEm: 0.85,
    notesGapEm: 0.25,
    bulletGapEm: 0.15,
  },
  lineHeight: 1,
  datesEm: 0,
  sideKinds: ['summary', 'skills', 'languages', 'interests', 'certifications', 'awards'],
  isColorless: false,
  isNumbered: false,
};

const academic: TemplateStyle = {
  header: {
    kind: 'left',
    nameEm: 2.1,
    isNameBold: false,
    isNameAccent: false,
    headlineEm: 1.15,
    separator: '·',
    gapEm: 1.3,
  },
  heading: { line: 'above', sizeEm: 1.15, isAccent: true, isCentered: false, gapEm: 1.2, afterEm: 0.4 },
  entry: {
    kind: 'dates-left',
    isOrganizationItalic: true,
    isOrganizationAccent: false,
    isPlaceRight: false,
    gapEm: 0.6,
    notesGapEm: 0.2,
    bulletGapEm: 0.12,
  },
  lineHeight: 1,
  datesEm: 11,
  sideKinds: [],
  isColorless: false,
  isNumbered: true,
};

export const templateStyles: Record<TemplateId, TemplateStyle> = {
  plain,
  classic,
  modern,
  compact,
  'two-column': twoColumn,
  academic,
};
