import { expect, it } from 'vitest';
import { readContacts } from './read-contacts';
import { readContactsFile } from './read-contacts-file';

const valuesOf = (text: string) => readContacts(text).map((read) => ('values' in read ? read.values : read));
const card = (...lines: string[]) => ['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\r\n');

const germanCompany = 'organisation';

// The headers of address books, and what a person expects.
it.each([
  [
    'Outlook in French',
    'Titre;Prénom;Nom;Société;Titre du poste;Téléphone (bureau);Tél. mobile;Adresse de messagerie;Page Web',
    'Mme;Ève;Roux;Rive;Cheffe;1;2;e@r.example;https://r.example',
    { title: 'Cheffe', phoneNumber: '1', notes: 'Other phone: 2\nTitre: Mme', url: 'https://r.example/' },
  ],
  [
    'Outlook in Spanish',
    'Título,Nombre,Apellidos,Organización,Puesto,Teléfono móvil,Dirección de correo electrónico',
    'Sra.,Ève,Roux,Rive,Cheffe,2,e@r.example',
    { title: 'Cheffe', phoneNumber: '2', notes: 'Título: Sra.' },
  ],
  [
    'Outlook in Italian',
    'Titolo,Nome,Cognome,Società,Posizione,Cellulare,Indirizzo posta elettronica',
    'Dott.,Ève,Roux,Rive,Cheffe,2,e@r.example',
    { title: 'Cheffe', phoneNumber: '2' },
  ],
  [
    'Thunderbird in English',
    'First Name,Last Name,Display Name,Primary Email,Secondary Email,Work Phone,Mobile Number,Job Title,Organization,Web Page 1',
    'Ève,Roux,Ève Roux,e@r.example,o@r.example,1,2,Cheffe,Rive,https://r.example',
    { phoneNumber: '1', notes: 'Other email: o@r.example\nOther phone: 2', url: 'https://r.example/' },
  ],
  [
    'Thunderbird in German',
    `Vorname\tNachname\tAnzeigename\tPrimäre E-Mail-Adresse\tTel. dienstlich\tFax-Nummer\tMobil-Tel.-Nr.\tArbeitstitel\t${germanCompany}\tWebseite 1`,
    'Ève\tRoux\tÈve Roux\te@r.example\t1\t9\t2\tCheffe\tRive\thttps://r.example',
    { title: 'Cheffe', notes: 'Other phone: 2\nFax-Nummer: 9', url: 'https://r.example/' },
  ],
  [
    'Yahoo',
    'First,Middle,Last,Email,Home,Work,Mobile,Alternate Email 1,Title,Company,Comments',
    'Ève,,Roux,e@r.example,,1,2,o@r.example,Cheffe,Rive,Hi',
    { title: 'Cheffe', phoneNumber: '1', notes: 'Hi\nOther email: o@r.example\nOther phone: 2' },
  ],
  [
    'a list of recruiters in German',
    'Ansprechpartner;Firma;Funktion;Mail;Telefon;LinkedIn;Bemerkung',
    'Ève Roux;Rive;Cheffe;e@r.example;1;linkedin.com/in/eve;Hi',
    { title: 'Cheffe', phoneNumber: '1', notes: 'Hi', url: 'https://linkedin.com/in/eve' },
  ],
  [
    'HubSpot',
    'First Name,Last Name,Email,Phone Number,Associated Company',
    'Ève,Roux,e@r.example,1,Rive',
    { phoneNumber: '1' },
  ],
  [
    'a list in Polish',
    'Imię,Nazwisko,Firma,Stanowisko,E-mail,Telefon,Uwagi',
    'Ève,Roux,Rive,Cheffe,e@r.example,1,Hi',
    { title: 'Cheffe', phoneNumber: '1', notes: 'Hi' },
  ],
])('reads %s', (_program, header, row, values) => {
  const own = { name: 'Ève Roux', companyName: 'Rive', email: 'e@r.example' };
  expect(valuesOf(`${header}\n${row}\n`)).toMatchObject([{ ...own, ...values }]);
});

it('reads Outlook in Japanese, family name first', () => {
  const text = '姓,名,会社名,役職,電子メール アドレス,携帯電話,メモ\n山田,花子,桜商事,採用担当,h@s.example,090,丁寧\n';
  expect(valuesOf(text)).toMatchObject([
    {
      name: '山田 花子',
      companyName: '桜商事',
      title: '採用担当',
      email: 'h@s.example',
      phoneNumber: '090',
      notes: '丁寧',
    },
  ]);
});

it('takes no number that a spreadsheet shortened for a phone number', () => {
  expect(valuesOf('Name,Phone,Email\nEve,4.79E+09,e@r.example\nAbe,"4,79E+9",a@r.example\n')).toMatchObject([
    { phoneNumber: '', notes: 'Phone number shortened by a spreadsheet: 4.79E+09' },
    { phoneNumber: '', notes: 'Phone number shortened by a spreadsheet: 4,79E+9' },
  ]);
});

it('reads addresses with an escaped colon', () => {
  expect(
    valuesOf(card('VERSION:3.0', 'FN:Eve', String.raw`item1.URL;type=pref:https\://www.linkedin.com/in/eve`)),
  ).toMatchObject([{ url: 'https://www.linkedin.com/in/eve', notes: '' }]);
});

it('names a card of a company after it', () => {
  expect(
    valuesOf(card('VERSION:3.0', 'N:;;;;', 'FN:', 'ORG:Kettle;Sales', 'TEL:1', 'X-ABShowAs:COMPANY')),
  ).toMatchObject([{ name: 'Kettle', companyName: 'Kettle', phoneNumber: '1' }]);
  expect(valuesOf('Name,Company,Phone\n,Kettle,1\n,,2\n')).toMatchObject([
    { name: 'Kettle', phoneNumber: '1' },
    { problem: 'No name or email address.' },
  ]);
});

it('says that the encoding of a file is a guess', async () => {
  const bytes = Uint8Array.from('Name,Email\nZoë,z@r.example\n', (letter) => letter.codePointAt(0) ?? 0);
  const { contacts, remarks } = await readContactsFile(new File([bytes], 'people.csv'));
  expect([...contacts]).toMatchObject([{ values: { name: 'Zoë' } }]);
  expect(remarks).toEqual([expect.stringContaining('Western European')]);
});

it('names LDIF', async () => {
  const text = 'dn: cn=Eve,mail=e@r.example\nobjectclass: person\ncn: Eve\nmail: e@r.example\n';
  await expect(readContactsFile(new File([text], 'book.ldif'))).rejects.toThrow(
    'book.ldif is an LDIF file. In the address book, export your contacts as vCard (.vcf) or CSV and choose that file.',
  );
});
