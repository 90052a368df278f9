import { describe, expect, it } from 'vitest';
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
import { writePdfInNode } from '@keepmark/resume-pages/testing';
import { writeDocx } from '@keepmark/resume-pages/write-docx';
import { writeJsonResume } from '@keepmark/resume-document/write-json-resume';
import { compareRead } from './compare-read';
import { templateIds } from '@keepmark/resume-document';
import type { ResumeDocument } from '@keepmark/resume-document';
import { design, sampleResume } from '@keepmark/resume-document/testing/sample-resume';
import { writeMarkdown } from '@keepmark/resume-pages/markdown';
import { writePlainText } from '@keepmark/resume-pages/plain-text';
import { readResumeFile } from '@keepmark/resume-reader';

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
    const { share, lost } = await recovered(document, await writePdfInNode(document), 'résumé.pdf');
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
