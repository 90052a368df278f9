import { ResumeFileError, type ResumeFileProblem } from '@keepmark/resume-document/resume-file';

interface OtherType {
  readonly pattern: RegExp;
  readonly message: string;
  readonly problem?: ResumeFileProblem;
}

/** Files that we can't read, by how they start: named for what they are, with the way out. */
const otherTypes: readonly OtherType[] = [
  {
    pattern: /^\u00D0\u00CF.\u00E0/s,
    message: 'This is an old Word file (.doc) or a protected one. Save it as .docx without a password and choose that.',
  },
  { pattern: /^\{\\rtf/, message: 'This is an RTF file. Save it as .docx or PDF and choose that.' },
  {
    pattern: /^(?:\u0089PNG|\u00FF\u00D8\u00FF|GIF8|RIFF....WEBP|II\*|MM\0\*|....ftyp(?:hei|hev|mif|avi))/s,
    problem: 'scanned',
    message: 'This is a picture without text. Choose a PDF or Word file with text you can select.',
  },
  { pattern: /^\s*(?:<!doctype html|<html)/i, message: 'This is a web page. Print it to a PDF file and choose that.' },
  {
    pattern: /^(?:7z\u00BC\u00AF|Rar!|\p{Cc}\u008B)/u,
    message: 'This is a packed file. Unpack it and choose the résumé inside.',
  },
  {
    pattern: /^(?:\u00EF\u00BB\u00BF)?\s*<\?xml[^]{0,900}(?:<(?:\w+:)?Candidate\b|SkillsPassport|europass)/i,
    message: 'This is a Europass file (XML). Download the CV there as a PDF and choose that.',
  },
  {
    pattern: /^(?:\u00EF\u00BB\u00BF)?\s*<\?xml[^]{0,900}(?:w:document|pkg:package|w:wordDocument)\b/,
    message: 'This is a Word file saved as XML. Save it as .docx and choose that.',
  },
  {
    pattern: /^(?:\u00EF\u00BB\u00BF)?\s*<\?xml\b/,
    message: 'This is an XML file, which we can’t read. Save the résumé as a PDF or Word file and choose that.',
  },
  {
    pattern: /^(?:\s|%[^\n]*\n)*\\(?:documentclass|documentstyle|input|usepackage)\b/,
    message: 'This is a LaTeX file. Make a PDF of it and choose that.',
  },
  { pattern: /^\s*BEGIN:VCARD/i, message: 'This is a contact card, not a résumé. Choose a résumé file.' },
  {
    pattern:
      /^(?:\u00EF\u00BB\u00BF)?(?:Company Name,Title,Description|First Name,Last Name,Maiden Name|School Name,Start Date)/,
    message: 'This is one file of LinkedIn’s data export. Choose the whole ZIP file.',
  },
];

/** @param start the first thousand bytes, each as a character @throws {ResumeFileError} */
export function refuseOtherType(start: string): void {
  const other = otherTypes.find(({ pattern }) => pattern.test(start));
  if (other) throw new ResumeFileError(other.problem ?? 'wrong-type', other.message);
}

/** Kinds of documents that are ZIP files, by a path within them. */
const otherZips: readonly { readonly path: RegExp; readonly message: string }[] = [
  {
    path: /^(?:Index\/Document\.iwa|Index\.zip)$/,
    message: 'This is a Pages document. Export it there as Word or PDF and choose that.',
  },
  { path: /^META-INF\/container\.xml$/, message: 'This is an e-book. Choose a PDF or Word file.' },
  {
    path: /^META-INF\/manifest\.xml$/,
    message: 'This is an OpenDocument file (.odt). Save it as .docx or PDF and choose that.',
  },
  { path: /^xl\/workbook\.xml$/, message: 'This is an Excel file. Save the résumé as PDF or Word and choose that.' },
  { path: /^ppt\/presentation\.xml$/, message: 'These are PowerPoint slides. Save them as a PDF and choose that.' },
  {
    path: /\.(?:pdf|docx)$/i,
    message: 'This ZIP file has documents in it. Unpack it and choose the résumé.',
  },
];

/** A ZIP file without a résumé that we can read. @param paths of everything in it */
export function unknownZip(paths: readonly string[], isNamedDocx: boolean): ResumeFileError {
  const other = otherZips.find(({ path }) => paths.some((found) => path.test(found)));
  const usual = isNamedDocx
    ? 'This file is named .docx but isn’t a Word document. Open it in Word and save it as .docx.'
    : 'This ZIP file has no résumé in it. Choose a résumé file or LinkedIn’s data export.';
  return new ResumeFileError('wrong-type', other?.message ?? usual);
}
