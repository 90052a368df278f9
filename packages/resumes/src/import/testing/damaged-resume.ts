import { blankDocument, newExperience } from '@keepmark/resume-document/new-document';
import { sampleResume } from '@keepmark/resume-document/testing/sample-resume';
import { writePdf } from '@keepmark/resume-pages/write-pdf';

/** A résumé as text with what readers get wrong: names in an unknown order, a line between two jobs, an odd heading. */
export const textResume = `IDA VALE
Lyon, France | ida@example.com | +33 6 12 34 56 78

EXPERIENCE

Quorum Mill
Zephyr Lane
Jan 2019 - Mar 2021
- Ran the night shift and trained the people who joined it
- Kept the records
Harbor house

Nurse, Mercy Hospital    Jan 2016 - Dec 2018
- Looked after a ward with thirty beds

Bookkeeper

EDUCATION

University of Lyon
BSc Nursing    2012 - 2015

SKILLS

Triage, Excel, French

ODDS AND ENDS OF MINE

Beekeeping since 2010
`;

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
