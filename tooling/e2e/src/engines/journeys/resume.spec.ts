import { expect, signIn, test } from '../core-journey';
import { type Resume, textOfDocx, textOfPdf, writeResumePdf } from '../resume-files';
import type { Tab } from '../tab';

const pages = (tab: Tab) => tab.role('article', /^Page 1 of/);

/** Writes a résumé with a job, and waits until it's saved. */
async function writeResume(tab: Tab): Promise<void> {
  await signIn(tab, '/resume/add');
  await tab.button(/^Blank/).click();
  await tab.field('Full name').fill('Ada Lovelace');
  await tab.field('Headline').fill('Analyst of engines');
  await tab.text('Saved').shows();
  await tab.button('Add job').click();
  await tab.field('Job title').fill('Analyst');
  await tab.field('Start date').fill('March 1842');
  await tab.role('textbox', 'What you did').click();
  await tab.type('Wrote the first program');
  await tab.text('Saved').shows();
}

test('shows the pages of a résumé while it is written', async ({ tab, size }) => {
  await writeResume(tab);
  if (size.width < 900) await tab.text('Preview').click();
  await pages(tab).says('Ada Lovelace');
  await pages(tab).says('Wrote the first program');
  await tab.reload();
  await tab.field('Full name').hasValue('Ada Lovelace');
});

test('downloads a résumé as a PDF with its text', async ({ tab, person }) => {
  await writeResume(tab);
  await tab.button('Export').click();
  const { name, bytes } = await person.download(() => tab.role('menuitem', 'PDF').click());
  expect(name).toMatch(/\.pdf$/);
  const text = await textOfPdf(bytes);
  for (const part of ['Ada Lovelace', 'Analyst of engines', 'Wrote the first program']) expect(text).toContain(part);
});

test('downloads a résumé as a Word document with its text', async ({ tab, person }) => {
  await writeResume(tab);
  await tab.button('Export').click();
  const { name, bytes } = await person.download(() => tab.role('menuitem', 'Word (.docx)').click());
  expect(name).toMatch(/\.docx$/);
  for (const part of ['Ada Lovelace', 'Analyst of engines', 'Wrote the first program'])
    expect(textOfDocx(bytes)).toContain(part);
});

const grace: Resume = {
  name: 'Grace Hopper',
  lines: [
    'grace@example.com',
    'Experience',
    'Rear Admiral, United States Navy',
    'August 1967 - August 1986',
    'Led the team that wrote the standard of COBOL.',
    'Skills',
    'Compilers, COBOL, FLOW-MATIC',
  ],
};

test('imports a résumé from a PDF', async ({ tab, person }) => {
  await signIn(tab, '/resume/add');
  await tab.button(/^From a file/).click();
  await tab.css('input[type="file"]').first.chooseFiles(await person.file('grace.pdf', await writeResumePdf(grace)));
  await tab.text(/COBOL/).first.shows();
  await tab.button('Add résumé').click();
  await tab.field('Full name').hasValue('Grace Hopper');
  await tab.field('Email').hasValue('grace@example.com');
});
