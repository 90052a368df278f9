import { blankDocument, newExperience } from '@keepmark/resume-document/new-document';
import type { ReadResume } from '@keepmark/resume-document/resume-file';
import { traceDocument } from '@keepmark/resume-reader/trace-document';

const texts = [
  'Ida Vale',
  'ida@example.com',
  'Experience',
  'Nurse, Mercy Hospital',
  'Ran the ward',
  'Last updated in May',
];
const [width, height, size] = [612, 792, 14];
const baseline = (at: number): number => 80 + at * 28;

/** A PDF of one page with a few lines. */
export function smallPdf(): File {
  const drawn = texts.map((text, at) => `BT /F1 ${size} Tf 72 ${height - baseline(at)} Td (${text}) Tj ET`).join('\n');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Resources<</Font<</F1 5 0 R>>>>/Contents 4 0 R>>`,
    `<</Length ${drawn.length}>>stream\n${drawn}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = body.length;
    body += `${at + 1} 0 obj${object}endobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 6\n0000000000 65535 f \n${offsets.join('')}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF`;
  return new File([body + table], 'ida.pdf', { type: 'application/pdf' });
}

/** What is read of it: a job without dates, and a line in no field. */
export function readOfSmallPdf(): ReadResume {
  const entries = [newExperience({ title: 'Nurse', companyName: 'Mercy Hospital', notes: '- Ran the ward' })];
  const section = { id: 'experience', kind: 'experience', heading: '', isHidden: false, entries } as const;
  const document = blankDocument({ title: 'ida', name: 'Ida Vale', email: 'ida@example.com', sections: [section] });
  const lines = texts.map((text, at) => ({
    text,
    page: 0,
    box: {
      left: 72 / width,
      top: (baseline(at) - size) / height,
      width: (text.length * 7) / width,
      height: (size * 1.25) / height,
    },
  }));
  const unplaced = ['Last updated in May'];
  const source = { lines, ...traceDocument(document, unplaced, lines), guesses: [], unknownHeadings: [] };
  return { document, unplaced, notices: [], source };
}
