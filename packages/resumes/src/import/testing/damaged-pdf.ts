import { blankDocument, newExperience } from '@keepmark/resume-document/new-document';
import { sampleResume } from '@keepmark/resume-document/testing/sample-resume';
import { writePdf } from '@keepmark/resume-pages/write-pdf';

/** The sample as a PDF, with a job that lacks its dates. */
export async function damagedPdf(): Promise<File> {
  const document = sampleResume();
  const entries = [newExperience({ title: 'Guest lecturer', companyName: 'Academy of Arts', notes: '- Taught' })];
  const sections = document.sections.map((section) =>
    section.kind === 'experience' ? { ...section, entries: [...section.entries, ...entries] } : section,
  );
  const blob = await writePdf(blankDocument({ ...document, sections }));
  return new File([blob], 'Amélie Kowalska.pdf', { type: 'application/pdf' });
}
