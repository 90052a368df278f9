import { describe, expect, it } from 'vitest';
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
import { writeDocx } from '../docx/write-docx';
import { loadFonts } from '../fonts/load-fonts';
import { writeJsonResume } from '../json-resume/write-json-resume';
import { layOut } from '../layout/lay-out';
import { compareRead } from '../parser-view/compare-read';
import { writePages } from '../pdf/write-pages';
import { templateIds } from '../resume-design';
import type { ResumeDocument } from '../resume-document';
import { readFontFromDisk } from '../testing/read-font-file';
import { design, sampleResume } from '../testing/sample-resume';
import { writeMarkdown } from '../text/write-markdown';
import { writePlainText } from '../text/write-plain-text';
import { readResumeFile } from './read-resume-file';

/** The share of fields that come back, and a list of those that don't. */
async function recovered(document: ResumeDocument, content: BlobPart, name: string) {
  const { document: read, unplaced } = await readResumeFile(new File([content], name));
  const fields = compareRead(document, read, unplaced).flatMap((group) =>
    group.fields.map((field) => ({ ...field, heading: group.heading })),
  );
  const lost = fields
    .filter(({ result }) => result !== 'found')
    .map(({ heading, label, value, result }) => `${heading} / ${label}: ${value} (${result})`);
  return { share: 1 - lost.length / fields.length, lost, unplaced };
}

/** The lost fields, when there are more of them than allowed. */
const lostBeyond = (allowed: number, lost: readonly string[], share: number) => (share < allowed ? lost : []);

describe('our own files read back', () => {
  it.each(templateIds)('PDF, %s template', async (template) => {
    const document = sampleResume({ design: design({ template }) });
    const fonts = await loadFonts(document, readFontFromDisk);
    const blob = await writePages(layOut(document, fonts), fonts, new Map());
    const { share, lost } = await recovered(document, blob, 'résumé.pdf');
    expect(lostBeyond(0.98, lost, share)).toEqual([]);
  });

  it('Word', async () => {
    const document = sampleResume();
    const { share, lost } = await recovered(document, await writeDocx(document), 'résumé.docx');
    expect(lostBeyond(0.98, lost, share)).toEqual([]);
  });

  it('Markdown', async () => {
    const document = sampleResume();
    const { share, lost } = await recovered(document, writeMarkdown(document), 'résumé.md');
    expect(lostBeyond(0.95, lost, share)).toEqual([]);
  });

  it('plain text', async () => {
    const document = sampleResume();
    const { share, lost } = await recovered(document, writePlainText(document), 'résumé.txt');
    expect(lostBeyond(0.9, lost, share)).toEqual([]);
  });

  it('JSON Resume', async () => {
    const document = sampleResume();
    const { lost } = await recovered(document, writeJsonResume(document), 'résumé.json');
    expect(lost).toEqual([]);
  });
});
