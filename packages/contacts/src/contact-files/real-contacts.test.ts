import { expect, it } from 'vitest';
import { planImport } from '../contact-import/plan-import';
import { readContacts } from './read-contacts';
import { readFileText } from './read-file-text';

const valuesOf = (text: string) => readContacts(text).map((read) => ('values' in read ? read.values : read));
const card = (...lines: string[]) => ['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\r\n');

it('reads LinkedIn connections after the lines before their header', () => {
  const text =
    'Notes:\n"When you export, some addresses may be missing, because members choose."\n\n' +
    'First Name,Last Name,URL,Email Address,Company,Position,Connected On\n' +
    'Ada,Okafor,https://www.linkedin.com/in/ada,ada@b.example,Birch & Co,"Partner, EMEA",03 Nov 2026\n,,,,,,\n';
  expect(valuesOf(text)).toMatchObject([
    {
      name: 'Ada Okafor',
      companyName: 'Birch & Co',
      title: 'Partner, EMEA',
      email: 'ada@b.example',
      url: 'https://www.linkedin.com/in/ada',
      notes: 'Connected On: 03 Nov 2026',
    },
  ]);
});

it('keeps every value of Google’s cells', () => {
  const text =
    'First Name,Middle Name,Last Name,Organization Name,Organization Title,Notes,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value,Website 1 - Label,Website 1 - Value\n' +
    'Mira,B.,Solano,Lab,Recruiter,Met,* myContacts,* Work,m@l.example ::: m@m.example,Mobile,1 ::: 2,Work,3,Profile,https://m.example\n';
  expect(valuesOf(text)).toMatchObject([
    {
      name: 'Mira B. Solano',
      companyName: 'Lab',
      title: 'Recruiter',
      email: 'm@l.example',
      phoneNumber: '1',
      url: 'https://m.example/',
      notes: 'Met\nOther email: m@m.example\nOther phone: 2\nOther phone: 3',
    },
  ]);
});

it('reads Outlook in German, in Windows-1252', async () => {
  const text =
    '"Anrede";"Vorname";"Nachname";"Firma";"Position";"E-Mail-Adresse";"Telefon geschäftlich";"Mobiltelefon";"Notizen"\r\n' +
    '"Herr";"Jürgen";"Weiß";"Müller GmbH";"Leiter";"j@m.example";"+49 1";"+49 2";"Eins\r\nzwei"\r\n';
  const bytes = Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
  expect(valuesOf(await readFileText(new Blob([bytes])))).toMatchObject([
    {
      name: 'Jürgen Weiß',
      companyName: 'Müller GmbH',
      title: 'Leiter',
      email: 'j@m.example',
      phoneNumber: '+49 1',
      notes: 'Eins\nzwei\nOther phone: +49 2\nAnrede: Herr',
    },
  ]);
});

it('does not take the "Dr." of Outlook for a job title', () => {
  const text =
    'Title,First Name,Last Name,Company,Job Title,Business Phone,Mobile Phone,E-mail Address,E-mail 2 Address,Priority\n' +
    'Dr.,Ann,Lee,Acme,Chemist,,5,a@b.example,c@b.example,Normal\n';
  expect(valuesOf(text)).toMatchObject([
    { name: 'Ann Lee', title: 'Chemist', phoneNumber: '5', notes: 'Other email: c@b.example\nTitle: Dr.' },
  ]);
});

it('skips groups with a reason, and keeps links, addresses and the birthday', () => {
  const text = [
    card('VERSION:3.0', 'FN:Recruiters', 'X-ADDRESSBOOKSERVER-KIND:group'),
    card('VERSION:4.0', 'KIND:group', 'FN:Alumni'),
    card(
      'VERSION:3.0',
      'FN:Lina Haddad',
      'item2.URL;type=pref:https://www.linkedin.com/in/lina',
      'X-SOCIALPROFILE;type=linkedin:https://www.linkedin.com/in/lina',
      'ADR;TYPE=WORK:;;5 Sample Street;Beirut;;;Lebanon',
      'BDAY:1990-04-01',
    ),
  ].join('');
  expect(planImport(readContacts(text), [])).toMatchObject([
    { outcome: 'skip', label: 'Recruiters' },
    { outcome: 'skip', label: 'Alumni' },
    {
      outcome: 'add',
      values: {
        url: 'https://www.linkedin.com/in/lina',
        notes: 'Address: 5 Sample Street, Beirut, Lebanon\nBirthday: 1990-04-01',
      },
    },
  ]);
});

it('prefers a LinkedIn profile, and keeps the other links and what is no link in the notes', () => {
  const text = card('VERSION:3.0', 'FN:Lina', 'URL:https://lina.example/a', 'URL:https://www.linkedin.com/in/lina');
  expect(valuesOf(text)).toMatchObject([
    { url: 'https://www.linkedin.com/in/lina', notes: 'Link: https://lina.example/a' },
  ]);
  const csv = 'Name,Website,LinkedIn\nAda,lina.example/a,linkedin.com/in/ada\nBo,none yet,\nCy,cy.example,\n';
  expect(valuesOf(csv)).toMatchObject([
    { url: 'https://linkedin.com/in/ada', notes: 'Website: lina.example/a' },
    { url: '', notes: 'Website: none yet' },
    { url: 'https://cy.example/', notes: '' },
  ]);
});

it.each(['2.1', '3.0'])('joins quoted-printable soft breaks before a space in version %s', (version) => {
  const text = card(
    `VERSION:${version}`,
    'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=C5=81=C3=B3d=C5=BA;=C5=BBaneta=',
    ' ;;;',
    'FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=C5=BBaneta =C5=81=C3=',
    ' =B3d=C5=BA',
  );
  expect(valuesOf(text)).toMatchObject([{ name: 'Żaneta Łódź' }]);
});

it('keeps a space after a soft break that belongs to the text', () => {
  const text = card('VERSION:2.1', 'FN;ENCODING=QUOTED-PRINTABLE:Jane=', ' Mary=', 'Ann Doe');
  expect(valuesOf(text)).toMatchObject([{ name: 'Jane MaryAnn Doe' }]);
});
