import { workbookBytes } from '@keepmark/ui/testing/workbook-bytes';
import { expect, it } from 'vitest';
import { readContactsFile } from './read-contacts-file';

it('reads the contacts of an Excel file, with the digits of their phones and the links behind their names', async () => {
  const bytes = workbookBytes(
    [
      {
        name: 'People',
        data: `<row>${['Name', 'Company', 'Phone', 'Met'].map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row><row><c t="inlineStr"><is><t>Zoë Łódź</t></is></c><c t="inlineStr"><is><t>Olive</t></is></c><c><v>491701234567</v></c><c s="1"><v>46320</v></c></row>`,
        after: '<hyperlinks><hyperlink ref="A2" r:id="r1"/></hyperlinks>',
        links: ['mailto:zoe@olive.example'],
      },
      { name: 'Old', rows: [['x']] },
    ],
    { formats: ['d.m.yyyy'] },
  );
  const { contacts, remarks } = await readContactsFile(new File([bytes], 'people.xlsx'));
  expect([...contacts]).toMatchObject([
    {
      values: {
        name: 'Zoë Łódź',
        companyName: 'Olive',
        email: 'zoe@olive.example',
        phoneNumber: '491701234567',
        notes: 'Met: 2026-10-25',
      },
    },
  ]);
  expect(remarks).toEqual(['Read the sheet “People”. Skipped “Old” (1 row).']);
});

it('names a file of another kind, and says what to do', async () => {
  const pdf = new File(['%PDF-1.7'], 'people.vcf');
  await expect(readContactsFile(pdf)).rejects.toThrow('This is a PDF');
});

it('refuses a file without contacts by its name', async () => {
  const empty = new File(['BEGIN'], 'people.vcf');
  await expect(readContactsFile(empty)).rejects.toThrow('people.vcf has no contacts.');
});

it.each([
  ['a second company', 'Name,Company,Employer\nIda,Olive,Harbor', 'Employer: Harbor'],
  ['an unknown kind', 'Name,Kind\nIda,Dentist', 'Kind: Dentist'],
  ['a day in words', 'Name,Last contacted\nIda,last week', 'Last contacted: last week'],
])('keeps %s in the notes', async (_title, text, notes) => {
  const { contacts } = await readContactsFile(new File([text], 'people.csv'));
  expect([...contacts]).toMatchObject([{ values: { name: 'Ida', notes } }]);
});
