import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FoundPlace, GeocodedLocation } from '@keepmark/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readingsInPlace } from '../testing/readings-in-place';
import { buildTestApp, call, type TestApp } from '../testing/test-app';
import { importPlaces } from './import/import-places';
import { sixCitiesExtract, surroundingsInSixCities, testCities } from './testing/six-cities';
import { writePbf } from './testing/write-pbf';

/** What people type in a city, and what they mean: a name that has to be among the first three. */
const searches: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Helsinki: {
    museo: 'Rahamuseo',
    taidemuseo: 'Sinebrychoffin taidemuseo',
    museum: 'Sinebrychoffin taidemuseo',
    rautatieasema: 'Päärautatieasema',
    'train station': 'Päärautatieasema',
    kirjasto: 'Keskustakirjasto',
    kauppahalli: 'Vanha kauppahalli',
    kirkko: 'Johanneksenkirkko',
    apteekki: 'Yliopiston Apteekki',
    kahvilat: 'Kahvila Siili',
    puisto: 'Kaivopuisto',
    kamppi: 'Kamppi',
    'kirkkokatu 4': 'Kirkkokatu 4',
    parturi: 'Salonki',
    'ravintola aseman lähellä': 'Museokadun Grilli',
  },
  Stockholm: {
    museum: 'Tekniska',
    station: 'Centralstationen',
    järnvägsstation: 'Centralstationen',
    kyrka: 'Engelbrektskyrkan',
    bibliotek: 'Stadsbiblioteket',
    kafé: 'Vete-Katten',
    apotek: 'Apoteket Hjärtat',
    park: 'Humlegården',
    bageri: 'Sturebageriet',
    'gamla stan': 'Gamla stan',
  },
  Berlin: {
    Bahnhof: 'Hauptbahnhof',
    Museen: 'Pergamonmuseum',
    Nationalgalerie: 'Alte Nationalgalerie',
    Kirche: 'Gedächtniskirche',
    Apotheke: 'Rats-Apotheke',
    Garten: 'Tiergarten',
    Bibliothek: 'Staatsbibliothek',
    Bäckerei: 'Bäckerei Siebert',
    bakery: 'Bäckerei Siebert',
    'Hauptstr. 6': 'Hauptstraße 6',
    kreuzberg: 'Kreuzberg',
    'italienisches Restaurant': 'Da Enzo',
    'Bäckerei in der Nähe vom Hauptbahnhof': 'Bäckerei Siebert',
  },
  Paris: {
    gare: 'Gare du Nord',
    station: 'Gare du Nord',
    musée: 'Musée Carnavalet',
    musees: 'Louvre',
    église: 'Notre-Dame-de-Lorette',
    boulangerie: 'Du Pain et des Idées',
    librairie: 'Shakespeare and Company',
    hôpital: 'Hôpital Lariboisière',
    parc: 'Parc Monceau',
    '12 rue de rivoli': '12 Rue de Rivoli',
    'bd voltaire': 'Boulevard Voltaire',
    'epi dor': 'L’Épi d’Or',
    'l epi d or': 'L’Épi d’Or',
    'la gare': 'Gare du Nord',
    marais: 'Le Marais',
    'av mozart': 'Avenue Mozart',
  },
  Madrid: {
    'estación de tren': 'Atocha',
    museos: 'Thyssen',
    iglesia: 'San Ginés',
    farmacia: 'Farmacia León',
    mercado: 'Mercado de San Miguel',
    librería: 'La Central',
    parque: 'El Retiro',
    chocolateria: 'Chocolatería San Ginés',
    'calle mayor, 8': 'Calle Mayor 8',
    lavapies: 'Lavapiés',
    'farmacia cerca de la estación': 'Farmacia León',
  },
  Portland: {
    'union station': 'Union Station',
    museums: 'Maritime Museum',
    bookstore: 'Powell’s',
    coffee: 'Stumptown',
    'gas station': 'Shell',
    movies: 'Bagdad',
    supermarket: 'New Seasons',
    'fire station': 'Engine 4',
    drugstore: 'Walgreens',
    '10 Main St': '10 Main Street',
    'pearl district': 'Pearl District',
    'bookstores near me': 'Powell’s',
  },
};

/** Where people say that something is, wherever they are. */
const locations: Readonly<Record<string, string>> = {
  'Mannerheimintie 10, Helsinki': 'Mannerheimintie 10, Helsinki, Finland',
  'Mannerheimintie 10 A 5, 00100 Helsinki': 'Mannerheimintie 10, Helsinki, Finland',
  Kamppi: 'Kamppi, Helsinki, Finland',
  'Kallio, Helsinki': 'Kallio, Helsinki, Finland',
  'Taka-Töölö': 'Taka-Töölö, Helsinki, Finland',
  'Hauptstraße 4, Berlin': 'Hauptstraße 4, Berlin, Germany',
  'Kreuzberg, Germany': 'Kreuzberg, Berlin, Germany',
  '6 rue de Rivoli, Paris, France': '6 Rue de Rivoli, Paris, France',
  Montmartre: 'Montmartre, Paris, France',
  'Calle Mayor, 8, Madrid': 'Calle Mayor 8, Madrid, Spain',
  'Sankt Eriksgatan 2 Stockholm': 'Sankt Eriksgatan 2, Stockholm, Sweden',
  'Drottninggatan, Stockholm': 'Drottninggatan, Stockholm, Sweden',
  '10 Main St, Portland': '10 Main Street, Portland, United States',
  'Louvre, Paris': 'Louvre, Paris, France',
};

const minShare = 0.95;

let test: TestApp;
let folder: string;
beforeAll(async () => {
  test = await buildTestApp();
  folder = await mkdtemp(join(tmpdir(), 'keepmark-quality-'));
  const path = join(folder, 'six-cities.osm.pbf');
  await writeFile(path, writePbf(sixCitiesExtract()));
  await importPlaces(path, {
    database: test.app.database.write,
    surroundings: surroundingsInSixCities,
    readings: readingsInPlace(),
  });
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

async function firstPlaces(city: string, searchTerm: string): Promise<string[]> {
  const { latitude: lat = 0, longitude: lng = 0 } = testCities.find((one) => one.city === city) ?? {};
  const { answer } = await call(test.app, '/geography/geosearch/places', { body: { lat, lng, searchTerm } });
  const { place_results: one, local_results: several = [] } = answer as {
    place_results?: FoundPlace;
    local_results?: FoundPlace[];
  };
  return (one ? [one] : several).slice(0, 3).map(({ title }) => title);
}

async function geocoded(searchText: string): Promise<GeocodedLocation[]> {
  const body = { searchText, selectedCountryCode: 'US' };
  const { answer } = await call(test.app, '/geography/geosearch/geocode', { body });
  return answer['data'] as GeocodedLocation[];
}

/** With words that no place has: the kind of place is what they are about. */
const loosely = [
  ['Portland', 'good coffee', 'Stumptown'],
  ['Paris', 'boulangerie pas chère', 'Du Pain et des Idées'],
  ['Berlin', 'günstiges italienisches Restaurant', 'Da Enzo'],
  ['Helsinki', 'hyvä kahvila', 'Kahvila Siili'],
  ['Portland', 'somewhere to eat with kids', 'Dockside'],
  ['Berlin', 'gut essen', 'Da Enzo'],
] as const;

/** What has to be the very first. */
const expectedFirst = [
  ['Madrid', 'heladería', 'Los Alpes'],
  ['Madrid', 'ice cream', 'Los Alpes'],
  ['Paris', 'pharmacie ouverte', 'Grande Pharmacie'],
  ['Madrid', 'mercado', 'Mercado de San Miguel'],
  ['Portland', 'restaurant near the station', 'Dockside'],
] as const;

describe('searches in six languages', () => {
  it.each(expectedFirst)('puts the precise kind first: in %s, %s', async (city, term, meant) => {
    expect((await firstPlaces(city, term))[0]).toBe(meant);
  });

  it('finds what is meant among the first three', async () => {
    const asked = Object.entries(searches).flatMap(([city, terms]) =>
      Object.entries(terms).map(([term, meant]) => ({ city, term, meant })),
    );
    const misses: string[] = [];
    for (const { city, term, meant } of asked) {
      const first = await firstPlaces(city, term);
      if (!first.includes(meant)) misses.push(`${city}, "${term}": ${meant} is not in ${JSON.stringify(first)}`);
    }
    if (misses.length > 0) process.stdout.write(`${misses.join('\n')}\n`);
    expect(asked.length).toBeGreaterThanOrEqual(60);
    expect(1 - misses.length / asked.length).toBeGreaterThanOrEqual(minShare);
  });

  it('takes the name of a type for no misspelled name', async () => {
    expect(await firstPlaces('Madrid', 'hospital')).toEqual([]);
    expect(await firstPlaces('Madrid', 'mercato')).toEqual(['Mercado de San Miguel']);
  });

  it.each(loosely)('looks for the kind of place that other words describe: in %s, %s', async (city, term, meant) => {
    expect(await firstPlaces(city, term)).toContain(meant);
  });

  it('takes a single letter for a word', async () => {
    expect(await firstPlaces('Madrid', 'M&S')).toEqual([]);
  });

  it.each(Object.entries(locations))('finds where %s is', async (text, label) => {
    expect((await geocoded(text))[0]?.label).toBe(label);
  });

  it('still finds a large city and a country by their names', async () => {
    expect((await geocoded('Paris, France'))[0]).toMatchObject({ type: 'city', source: 'GeoNames' });
    expect((await geocoded('Finland'))[0]).toMatchObject({ type: 'country' });
  });

  it('says what kind of location it is, and its details', async () => {
    const [address] = await geocoded('Mannerheimintie 10, Helsinki');
    expect(address).toMatchObject({ type: 'address', city: 'Helsinki', countryCode: 'FI', source: 'OpenStreetMap' });
    const [district] = await geocoded('Kamppi');
    expect(district).toMatchObject({ type: 'place', timeZone: 'Europe/Helsinki' });
    const path = `/geography/geosearch/location/detail/${address?.placeId}`;
    const { answer } = await call(test.app, path, { method: 'GET' });
    expect(answer['data']).toEqual(address);
  });
});
