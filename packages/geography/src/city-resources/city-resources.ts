/** One site where a city can be looked up. */
export interface CityResource {
  readonly name: string;
  /** What it tells, in a sentence. */
  readonly about: string;
  readonly url: string;
  readonly topic: CityResourceTopic;
  /** Uppercase two-letter code of the country that it is about; WORLD for any. */
  readonly country: string;
}

export const cityResourceTopics = {
  figures: 'Official figures',
  housing: 'Housing and cost of living',
  work: 'Work and pay',
  schools: 'Schools',
  transit: 'Getting around',
  safety: 'Safety, health and weather',
} as const;
export type CityResourceTopic = keyof typeof cityResourceTopics;

const row = (country: string, topic: CityResourceTopic, name: string, url: string, about: string): CityResource => ({
  country,
  topic,
  name,
  url,
  about,
});

/** Public offices first; each address is the site's own front door. */
export const cityResources: readonly CityResource[] = [
  row(
    'WORLD',
    'figures',
    'UN Data',
    'https://data.un.org/',
    'Population and economy of every country, by the United Nations.',
  ),
  row(
    'WORLD',
    'figures',
    'World Bank Open Data',
    'https://data.worldbank.org/',
    'How countries compare in income, health and schooling.',
  ),
  row(
    'WORLD',
    'housing',
    'Numbeo',
    'https://www.numbeo.com/cost-of-living/',
    'Prices and rents of cities, as people there report them.',
  ),
  row(
    'WORLD',
    'transit',
    'Rome2Rio',
    'https://www.rome2rio.com/',
    'How to get from one city to another by train, bus, ferry or plane.',
  ),
  row(
    'WORLD',
    'safety',
    'WHO air quality database',
    'https://www.who.int/data/gho/data/themes/air-pollution',
    'How clean the air of cities is.',
  ),
  row(
    'WORLD',
    'safety',
    'World Weather Information Service',
    'https://worldweather.wmo.int/',
    'Climate and forecasts by the national weather services.',
  ),
  row(
    'US',
    'figures',
    'QuickFacts',
    'https://www.census.gov/quickfacts/',
    'People, income and homes of a US city on one page, by the Census Bureau.',
  ),
  row(
    'US',
    'housing',
    'Fair Market Rents',
    'https://www.huduser.gov/portal/datasets/fmr.html',
    'What homes rent for in each US county and metro area.',
  ),
  row(
    'US',
    'work',
    'Occupational Employment and Wages',
    'https://www.bls.gov/oes/',
    'What each occupation pays in a US metro area.',
  ),
  row(
    'US',
    'work',
    'Local Area Unemployment',
    'https://www.bls.gov/lau/',
    'How many are out of work in a US city or county.',
  ),
  row(
    'US',
    'schools',
    'School and District Navigator',
    'https://nces.ed.gov/ccd/schoolmap/',
    'Every public school in the US, on a map.',
  ),
  row(
    'US',
    'transit',
    'National Transit Map',
    'https://www.transit.dot.gov/ntd',
    'Which buses and trains a US city has, and how many ride them.',
  ),
  row(
    'US',
    'safety',
    'Crime Data Explorer',
    'https://cde.ucr.cjis.gov/',
    'Crime that US police departments have reported to the FBI.',
  ),
  row(
    'US',
    'safety',
    'National Risk Index',
    'https://hazards.fema.gov/nri/',
    'Floods, fires, storms and earthquakes: the risk of each US county.',
  ),
  row(
    'CA',
    'figures',
    'Census Profile',
    'https://www12.statcan.gc.ca/census-recensement/index-eng.cfm',
    'People, income and homes of a Canadian place.',
  ),
  row(
    'CA',
    'housing',
    'Housing Market Information Portal',
    'https://www03.cmhc-schl.gc.ca/hmip-pimh/',
    'Rents and prices in Canadian cities.',
  ),
  row(
    'CA',
    'work',
    'Job Bank: trends',
    'https://www.jobbank.gc.ca/trend-analysis',
    'Pay and outlook of occupations by Canadian region.',
  ),
  row(
    'GB',
    'figures',
    'Office for National Statistics',
    'https://www.ons.gov.uk/visualisations/areas/',
    'Facts about any local area of England and Wales.',
  ),
  row(
    'GB',
    'housing',
    'House price index',
    'https://landregistry.data.gov.uk/app/ukhpi',
    'What homes sell for, by place.',
  ),
  row(
    'GB',
    'schools',
    'Compare school performance',
    'https://www.compare-school-performance.service.gov.uk/',
    'Schools in England, compared.',
  ),
  row('GB', 'safety', 'Police.uk', 'https://www.police.uk/', 'Crime and policing, street by street.'),
  row(
    'DE',
    'figures',
    'Regionalatlas',
    'https://regionalatlas.statistikportal.de/',
    'Maps of German districts: people, work, land and more.',
  ),
  row(
    'DE',
    'work',
    'Entgeltatlas',
    'https://web.arbeitsagentur.de/entgeltatlas/',
    'What occupations pay, by German region.',
  ),
  row(
    'FR',
    'figures',
    'Insee: local statistics',
    'https://statistiques-locales.insee.fr/',
    'Figures for each commune of France.',
  ),
  row('ES', 'figures', 'INE', 'https://www.ine.es/', 'Figures for Spain and its municipalities.'),
  row('IT', 'figures', 'Istat', 'https://www.istat.it/en/', 'Figures for Italy and its municipalities.'),
  row(
    'NL',
    'figures',
    'CBS in your neighbourhood',
    'https://www.cbs.nl/en-gb',
    'Figures for Dutch municipalities and neighbourhoods.',
  ),
  row(
    'AU',
    'figures',
    'QuickStats',
    'https://www.abs.gov.au/census/find-census-data/search-by-area',
    'People and homes of an Australian suburb or city.',
  ),
  row('AU', 'schools', 'My School', 'https://www.myschool.edu.au/', 'Schools in Australia, compared.'),
  row(
    'NZ',
    'figures',
    'Stats NZ: place summaries',
    'https://www.stats.govt.nz/',
    'People and homes of a place in New Zealand.',
  ),
  row(
    'IN',
    'figures',
    'Census of India',
    'https://censusindia.gov.in/',
    'Figures for Indian states, districts and towns.',
  ),
  row('JP', 'figures', 'e-Stat', 'https://www.e-stat.go.jp/en', 'Figures for Japanese prefectures and cities.'),
  row('MX', 'figures', 'INEGI', 'https://en.www.inegi.org.mx/', 'Figures for Mexican states and municipalities.'),
  row('BR', 'figures', 'IBGE Cidades', 'https://cidades.ibge.gov.br/', 'Figures for every municipality of Brazil.'),
];
