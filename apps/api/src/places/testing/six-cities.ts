import type { SmallExtract } from './write-pbf';

type Tags = Readonly<Record<string, string>>;
type Node = NonNullable<SmallExtract['nodes']>[number];

/** A city of the test extract: where it is, and what is in it. Positions and house numbers are made up. */
interface TestCity {
  readonly city: string;
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly districts: readonly string[];
  readonly streets: readonly string[];
  readonly places: readonly (readonly [name: string, tags: Tags])[];
}

const museum = { tourism: 'museum' };
const station = { railway: 'station' };
const shop = (kind: string): Tags => ({ shop: kind });
const amenity = (kind: string): Tags => ({ amenity: kind });
const church = { amenity: 'place_of_worship', religion: 'christian' };

export const testCities: readonly TestCity[] = [
  {
    city: 'Helsinki',
    country: 'FI',
    latitude: 60.17,
    longitude: 24.94,
    districts: ['Kamppi', 'Kallio', 'Punavuori', 'Taka-Töölö'],
    streets: ['Mannerheimintie', 'Museokatu', 'Kirkkokatu', 'Hämeentie'],
    places: [
      ['Sinebrychoffin taidemuseo', museum],
      ['Rahamuseo', museum],
      ['Päärautatieasema', { ...station, 'name:en': 'Central Station' }],
      ['Museokadun Grilli', amenity('restaurant')],
      ['Keskustakirjasto', { ...amenity('library'), 'name:en': 'Central Library' }],
      ['Vanha kauppahalli', amenity('marketplace')],
      ['Johanneksenkirkko', church],
      ['Yliopiston Apteekki', amenity('pharmacy')],
      ['Kahvila Siili', amenity('cafe')],
      ['Korkeasaaren eläintarha', { tourism: 'zoo' }],
      ['Salonki', shop('hairdresser')],
      ['Kaivopuisto', { leisure: 'park' }],
    ],
  },
  {
    city: 'Stockholm',
    country: 'SE',
    latitude: 59.33,
    longitude: 18.07,
    districts: ['Södermalm', 'Gamla stan', 'Vasastan'],
    streets: ['Drottninggatan', 'Kungsgatan', 'Sankt Eriksgatan'],
    places: [
      ['Nordiska museet', museum],
      ['Tekniska', museum],
      ['Centralstationen', station],
      ['Engelbrektskyrkan', church],
      ['Stadsbiblioteket', amenity('library')],
      ['Vete-Katten', { ...amenity('cafe'), cuisine: 'cake' }],
      ['Apoteket Hjärtat', amenity('pharmacy')],
      ['Humlegården', { leisure: 'park' }],
      ['Långholmsbadet', { natural: 'beach' }],
      ['Sturebageriet', shop('bakery')],
    ],
  },
  {
    city: 'Berlin',
    country: 'DE',
    latitude: 52.52,
    longitude: 13.4,
    districts: ['Kreuzberg', 'Prenzlauer Berg', 'Neukölln'],
    streets: ['Hauptstraße', 'Torstraße', 'Straße des 17. Juni'],
    places: [
      ['Hauptbahnhof', station],
      ['Pergamonmuseum', museum],
      ['Alte Nationalgalerie', museum],
      ['Gedächtniskirche', church],
      ['Markthalle Neun', amenity('marketplace')],
      ['Rats-Apotheke', amenity('pharmacy')],
      ['Tiergarten', { leisure: 'park' }],
      ['Staatsbibliothek', amenity('library')],
      ['Zoologischer Garten', { tourism: 'zoo' }],
      ['Bäckerei Siebert', shop('bakery')],
      ['Prater Biergarten', amenity('biergarten')],
      ['Da Enzo', { ...amenity('restaurant'), cuisine: 'italian;pizza' }],
    ],
  },
  {
    city: 'Paris',
    country: 'FR',
    latitude: 48.86,
    longitude: 2.35,
    districts: ['Le Marais', 'Montmartre', 'Belleville'],
    streets: ['Rue de Rivoli', 'Boulevard Voltaire', 'Avenue Mozart'],
    places: [
      ['Gare du Nord', station],
      ['Musée Carnavalet', museum],
      ['Louvre', museum],
      ['Notre-Dame-de-Lorette', church],
      ['Bibliothèque Forney', amenity('library')],
      ['Pharmacie des Lilas', amenity('pharmacy')],
      ['Du Pain et des Idées', shop('bakery')],
      ['Parc Monceau', { leisure: 'park' }],
      ['Shakespeare and Company', shop('books')],
      ['Hôpital Lariboisière', amenity('hospital')],
      ['L’Épi d’Or', shop('pastry')],
      ['Grande Pharmacie', { ...amenity('pharmacy'), opening_hours: '24/7' }],
    ],
  },
  {
    city: 'Madrid',
    country: 'ES',
    latitude: 40.42,
    longitude: -3.7,
    districts: ['Lavapiés', 'Chamberí', 'Malasaña'],
    streets: ['Calle Mayor', 'Gran Vía', 'Paseo del Prado'],
    places: [
      ['Atocha', station],
      ['Museo Sorolla', museum],
      ['Thyssen', museum],
      ['San Ginés', { ...church }],
      ['Chocolatería San Ginés', amenity('cafe')],
      ['Farmacia León', amenity('pharmacy')],
      ['El Retiro', { leisure: 'park' }],
      ['Mercado de San Miguel', amenity('marketplace')],
      ['La Central', shop('books')],
      ['Hotel Ritz', { tourism: 'hotel' }],
      ['Los Alpes', amenity('ice_cream')],
    ],
  },
  {
    city: 'Portland',
    country: 'US',
    latitude: 45.52,
    longitude: -122.68,
    districts: ['Pearl District', 'Sellwood'],
    streets: ['Hawthorne Boulevard', 'Main Street', 'Alberta Street'],
    places: [
      ['Union Station', station],
      ['Dockside', amenity('restaurant')],
      ['Maritime Museum', museum],
      ['Powell’s', shop('books')],
      ['Stumptown', { ...amenity('cafe'), cuisine: 'coffee_shop' }],
      ['Forest Park', { leisure: 'park' }],
      ['Shell', amenity('fuel')],
      ['Bagdad', amenity('cinema')],
      ['New Seasons', shop('supermarket')],
      ['Engine 4', amenity('fire_station')],
      ['Walgreens', amenity('pharmacy')],
      ['Restaurant Row', amenity('restaurant')],
    ],
  },
];

const housesOnStreet = 12;
const chainShops = 25;

/** An extract of all of them: a hundred other shops between, twelve houses on each street. */
export function sixCitiesExtract(): SmallExtract {
  let id = 0;
  const nodes: Node[] = testCities.flatMap((city) => {
    const tagged = [
      ...city.districts.map((name) => ({ name, place: 'suburb' })),
      ...city.places.map(([name, tags]) => ({ name, ...tags })),
      ...Array.from({ length: chainShops }, (_, index) => ({ name: `Corner ${index}`, shop: 'kiosk' })),
      ...city.streets.flatMap((street) =>
        Array.from({ length: housesOnStreet }, (_, index) => ({
          'addr:street': street,
          'addr:housenumber': String(2 * index + 2),
          'addr:city': city.city,
        })),
      ),
    ];
    // On a spiral around the center, so that every one has another distance.
    return tagged.map((tags, index) => ({
      id: (id += 1),
      lat: city.latitude + Math.sin(index) * 0.0004 * index,
      lon: city.longitude + Math.cos(index) * 0.0006 * index,
      tags,
    }));
  });
  return { nodes };
}

/** The city and country of a point: the nearest one. */
export function surroundingsInSixCities(latitude: number, longitude: number) {
  const distanceTo = (city: TestCity): number => Math.hypot(city.latitude - latitude, city.longitude - longitude);
  const [nearest] = testCities.toSorted((a, b) => distanceTo(a) - distanceTo(b));
  return { city: nearest?.city ?? '', state: '', country: nearest?.country ?? '' };
}
