import { expect, it } from 'vitest';
import { checkNotes } from './testing/check-notes';

it.each([
  ['what it stands for', 'Jenkins-Pipeline gepflegt', 'Pflege der Jenkins-Pipeline (CI/CD)'],
  ['computers', 'Doku in Vivendi', 'EDV-gestützte Dokumentation in Vivendi'],
  ['a kind of software', 'Bullhorn tidy up', 'Tidied up the Bullhorn CRM'],
  ['a kind of software before its name', 'manuals in Trados', 'Manuals with CAT tools (Trados)'],
  ['countries', 'Kunden in D/A/CH', 'Gespräche mit den Kunden im DACH-Raum'],
  ['words spelled out', 'filled in the electronic logging device', 'Filled in the ELD'],
])('acronyms of what is there are amber: %s', (_, note, after) => {
  expect(checkNotes([note], after, 'CI/CD, EDV, CRM, CAT, DACH-Raum, ELD').level).toBe('amber');
});

it.each([
  ['another one', 'Verladung mit SAP', 'Verladung mit SAP EWM'],
  ['another product', 'Tableau dashboards', 'Tableau and Power BI dashboards'],
  ['first letters by chance', 'changed diapers and served snacks', 'Earned a CDA credential'],
])('other acronyms are red: %s', (_, note, after) => {
  expect(checkNotes([note], after, 'SAP EWM, Power BI, CDA').level).toBe('red');
});
