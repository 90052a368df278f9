import { expect, it } from 'vitest';
import { readPhrase } from './search-phrase';

it.each([
  ['restaurant near the station', 'restaurant', 'station'],
  ['Parking près de la gare', 'parking', 'gare'],
  ['hôtel à côté de l’hôpital', 'hotel', 'hopital'],
  ['Bäcker in der Nähe vom Bahnhof', 'backer', 'bahnhof'],
  ['Café beim Rathaus', 'cafe', 'rathaus'],
  ['farmacia cerca de la estación', 'farmacia', 'estacion'],
  ['ravintola aseman lähellä', 'ravintola', 'aseman'],
  ['apotek nära stationen', 'apotek', 'stationen'],
  ['bars in Monte-Carlo', 'bars', 'monte carlo'],
])('reads what is near what: %s', (text, what, near) => {
  expect(readPhrase(text)).toEqual({ what, near, isOpenWanted: false });
});

it.each([
  ['pharmacie ouverte', 'pharmacie'],
  ['open pharmacies', 'pharmacies'],
  ['supermarket open now', 'supermarket'],
  ['apteekki auki nyt', 'apteekki'],
  ['Apotheke jetzt geöffnet', 'apotheke'],
])('hears that it has to be open: %s', (text, what) => {
  expect(readPhrase(text)).toEqual({ what, near: '', isOpenWanted: true });
});

it.each([
  ['coffee near me', 'coffee'],
  ['Tankstelle in der Nähe', 'tankstelle'],
  ['kahvila lähellä', 'kahvila'],
  ['la gare', 'gare'],
])('omits what says nothing: %s', (text, what) => {
  expect(readPhrase(text)).toEqual({ what, near: '', isOpenWanted: false });
});

it.each(['open air cinema', 'Rats-Apotheke', 'near me', 'the', ''])('reads %s as a name', (text) => {
  expect(readPhrase(text)).toBeUndefined();
});
