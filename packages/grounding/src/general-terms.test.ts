import { expect, it } from 'vitest';
import { checkNotes } from './testing/check-notes';

it.each([
  ['Put in drip lines', 'Installed irrigation', 'Irrigation, planting'],
  ['Checked payslips', 'Payslip verification', 'Evidence verification'],
  ['DNA extraction', 'Molecular work including DNA extraction', 'Molecular assays'],
  ['Looked after 60 small accounts', 'Looked after a portfolio of 60 small accounts', 'Own a portfolio'],
])('what a plainer word implies is amber: "%s" as "%s"', (note, after, posting) => {
  expect(checkNotes([note], after, posting).level).toBe('amber');
});

it.each([
  ['Irrigation of two fields', 'Put in drip lines for two fields', 'drip lines'],
  ['Pflege von Beeten', 'Wundversorgung bei Pflegekunden', 'Wundversorgung'],
  ['Küche, Essen gekocht', 'Küche und Speisekarte', 'Speisekarte und Kalkulation'],
  ['Pflegebasiskurs, Bewohner gewaschen', 'Pflegeplanung für Bewohner', 'Pflegeplanung'],
  ['Checked parts every hour', 'Preventive maintenance of parts every hour', 'Preventive maintenance'],
  ['JavaScript on pages', 'Pages with React components', 'React'],
])('the narrower word stays red: "%s" as "%s"', (note, after, posting) => {
  expect(checkNotes([note], after, posting).level).toBe('red');
});

it.each([
  ['Praxisanleitung von Azubis, meist 2 pro Jahr', 'Anleitung von zwei Auszubildenden pro Jahr'],
  ['Einbauschränke und Küchen gebaut', 'Einbaumöbel und Küchen gebaut'],
  ['Am PC mit OTRS die Anfragen bearbeitet', 'Anfragen im Ticketsystem OTRS bearbeitet'],
  ['Medikamente für die Bewohner gestellt', 'Verantwortungsvolles Stellen der Medikamente für Bewohner'],
])('German words with a part in common are amber: "%s" as "%s"', (note, after) => {
  expect(checkNotes([note], after, 'Einbaumöbel').level).toBe('amber');
});

it.each(['Koch im Hotel Adlon', 'Einsatz an der Charité', 'Pflege der Akten in Medifox', 'Ausflüge nach Hamburg'])(
  'German names are red: %s',
  (after) => {
    expect(checkNotes(['Warme Speisen gekocht, Pflege und Akten der Gäste, Ausflüge und Einsatz'], after).level).toBe(
      'red',
    );
  },
);
