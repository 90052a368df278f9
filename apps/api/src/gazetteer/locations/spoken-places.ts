import { nameKey } from './name-key';

/**
 * What people call a place in a posting, and the place as a map has it.
 * A metro area stands for its main city.
 */
const places: Readonly<Record<string, string>> = {
  NYC: 'New York City, NY',
  'NYC Metro': 'New York City, NY',
  'NY Metro': 'New York City, NY',
  'New York': 'New York City, NY',
  'New York Metro': 'New York City, NY',
  'Tri-State Area': 'New York City, NY',
  SF: 'San Francisco, CA',
  'SF Bay Area': 'San Francisco, CA',
  'Bay Area': 'San Francisco, CA',
  'San Francisco Bay Area': 'San Francisco, CA',
  'San Francisco Bay': 'San Francisco, CA',
  'San Fran': 'San Francisco, CA',
  'South Bay': 'San Jose, CA',
  'East Bay': 'Oakland, CA',
  'Silicon Valley': 'San Jose, CA',
  LA: 'Los Angeles, CA',
  'L.A.': 'Los Angeles, CA',
  'Greater Los Angeles': 'Los Angeles, CA',
  DC: 'Washington, DC',
  'D.C.': 'Washington, DC',
  'Washington DC': 'Washington, DC',
  'Washington D.C.': 'Washington, DC',
  DMV: 'Washington, DC',
  'DC Metro': 'Washington, DC',
  DFW: 'Dallas, TX',
  'DFW Metroplex': 'Dallas, TX',
  'DFW Airport': 'Grapevine, TX',
  'Dallas-Fort Worth': 'Dallas, TX',
  'Dallas/Fort Worth': 'Dallas, TX',
  'Dallas-Fort Worth Metroplex': 'Dallas, TX',
  'Research Triangle': 'Durham, NC',
  'Research Triangle Park': 'Durham, NC',
  RTP: 'Durham, NC',
  'Twin Cities': 'Minneapolis, MN',
  Philly: 'Philadelphia, PA',
  Vegas: 'Las Vegas, NV',
  NOLA: 'New Orleans, LA',
  ATL: 'Atlanta, GA',
  CHI: 'Chicago, IL',
  SLC: 'Salt Lake City, UT',
  Tysons: 'Tysons Corner, VA',
  Gurugram: 'Gurgaon, India',
  GTA: 'Toronto, ON',
  'Greater Toronto Area': 'Toronto, ON',
  'Metro Vancouver': 'Vancouver, BC',
  'Halifax Regional Municipality': 'Halifax, NS',
  'Minneapolis-St. Paul': 'Minneapolis, MN',
  'Cape Cod': 'Barnstable, MA',
  'Lake Tahoe': 'South Lake Tahoe, CA',
  Maui: 'Kahului, HI',
  Mallorca: 'Palma, Spain',
  Majorca: 'Palma, Spain',
  KL: 'Kuala Lumpur, Malaysia',
  BsAs: 'Buenos Aires, Argentina',
  Waikiki: 'Honolulu, HI',
  Oahu: 'Honolulu, HI',
  Kauai: 'Lihue, HI',
  'Big Island': 'Hilo, HI',
  'Long Island': 'Hempstead, NY',
  Heathrow: 'London, United Kingdom',
  Tahiti: 'Papeete, French Polynesia',
  'Gran Canaria': 'Las Palmas de Gran Canaria, Spain',
  Santorini: 'Fira, Greece',
  'Easter Island': 'Hanga Roa, Chile',
};

/** Airports whose codes are not among the names of their city. */
const airports: Readonly<Record<string, string>> = {
  'New York City, NY': 'JFK LGA',
  'Newark, NJ': 'EWR',
  'Chicago, IL': 'ORD MDW',
  'Houston, TX': 'IAH',
  'Washington, DC': 'IAD DCA',
  'London, United Kingdom': 'LHR LGW STN LTN',
  'Paris, France': 'CDG ORY',
  'Rome, Italy': 'FCO',
  'Milan, Italy': 'MXP',
  'Stockholm, Sweden': 'ARN',
  'Tokyo, Japan': 'HND NRT',
  'Osaka, Japan': 'KIX',
  'Seoul, South Korea': 'ICN',
  'Beijing, China': 'PEK PKX',
  'Shanghai, China': 'PVG',
  'Toronto, ON': 'YYZ',
  'Montréal, QC': 'YUL',
  'Vancouver, BC': 'YVR',
  'São Paulo, Brazil': 'GRU',
  'Rio de Janeiro, Brazil': 'GIG',
  'Buenos Aires, Argentina': 'EZE',
};

const placeOfKey = new Map(Object.entries(places).map(([spoken, place]) => [nameKey(spoken), place]));
for (const [place, codes] of Object.entries(airports))
  for (const code of codes.split(' ')) placeOfKey.set(nameKey(code), place);

/** "San Francisco, CA" for "SF Bay Area". Undefined for any other name. */
export function spokenPlace(text: string): string | undefined {
  return placeOfKey.get(nameKey(text));
}

/** Regions of the world that mean a few countries. Others are too large to say anything. */
export const countriesOfWorldRegion: ReadonlyMap<string, readonly string[]> = new Map([
  ['north america', ['us', 'ca']],
  ['us canada', ['us', 'ca']],
  ['us and canada', ['us', 'ca']],
  ['us or canada', ['us', 'ca']],
  ['usa canada', ['us', 'ca']],
  ['united states and canada', ['us', 'ca']],
]);

/** Words in place of a location that are also names of small towns. */
export const noPlaces: ReadonlySet<string> = new Set(
  [
    'all anywhere any various multiple several other others global worldwide world international nationwide national',
    'hybrid onsite flexible field home office offices headquarters hq campus virtual travel central metro regional',
    'americas emea apac latam europe asia africa earth tbd na none unknown unspecified default location locations',
    'corporate main onsite digital media us-only various',
  ]
    .join(' ')
    .split(' '),
);
