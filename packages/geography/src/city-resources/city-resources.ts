/** A site with facts about cities. */
export interface CityResource {
  readonly name: string;
  /** What it shows, in one sentence. */
  readonly about: string;
  readonly url: string;
  readonly topic: CityResourceTopic;
  /** The country it covers, as an uppercase two-letter code; WORLD for all. */
  readonly country: string;
}

export const cityResourceTopics = {
  figures: 'Official statistics',
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

/** Government sites first; each URL is the site's home page for the topic. */
export const cityResources: readonly CityResource[] = [
  row(
    'WORLD',
    'figures',
    'UN Data',
    'https://data.un.org/',
    'Population and economy of every country, from the United Nations.',
  ),
  row(
    'WORLD',
    'figures',
    'World Bank Open Data',
    'https://data.worldbank.org/',
    'How countries compare in income, health and education.',
  ),
  row(
    'WORLD',
    'housing',
    'Numbeo',
    'https://www.numbeo.com/cost-of-living/',
    'Prices and rents by city, reported by residents.',
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
    'Air quality by city.',
  ),
  row(
    'WORLD',
    'safety',
    'World Weather Information Service',
    'https://worldweather.wmo.int/',
    'Climate and forecasts from national weather services.',
  ),
  row(
    'US',
    'figures',
    'QuickFacts',
    'https://www.census.gov/quickfacts/',
    'Population, income and housing of a US city on one page, from the Census Bureau.',
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
  row('US', 'work', 'Local Area Unemployment', 'https://www.bls.gov/lau/', 'Unemployment in a US city or county.'),
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
    'Buses and trains in US cities, with ridership.',
  ),
  row(
    'US',
    'safety',
    'Crime Data Explorer',
    'https://cde.ucr.cjis.gov/',
    'Crime reported to the FBI by US police departments.',
  ),
  row(
    'US',
    'safety',
    'National Risk Index',
    'https://hazards.fema.gov/nri/',
    'The risk of floods, fires, storms and earthquakes in each US county.',
  ),
  row(
    'CA',
    'figures',
    'Census Profile',
    'https://www12.statcan.gc.ca/census-recensement/index-eng.cfm',
    'Population, income and housing in Canadian communities.',
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
    'Pay and job outlook by Canadian region.',
  ),
  row(
    'GB',
    'figures',
    'Office for National Statistics',
    'https://www.ons.gov.uk/visualisations/areas/',
    'Statistics for any local area in England and Wales.',
  ),
  row(
    'GB',
    'housing',
    'House price index',
    'https://landregistry.data.gov.uk/app/ukhpi',
    'What homes sell for, by area.',
  ),
  row(
    'GB',
    'schools',
    'Compare school performance',
    'https://www.compare-school-performance.service.gov.uk/',
    'Compare schools in England.',
  ),
  row('GB', 'safety', 'Police.uk', 'https://www.police.uk/', 'Crime and policing, street by street.'),
  row(
    'DE',
    'figures',
    'Regionalatlas',
    'https://regionalatlas.statistikportal.de/',
    'Maps of German districts: population, work, land use and more.',
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
    'Statistics for each commune in France.',
  ),
  row('ES', 'figures', 'INE', 'https://www.ine.es/', 'Statistics for Spain and its municipalities.'),
  row('IT', 'figures', 'Istat', 'https://www.istat.it/en/', 'Statistics for Italy and its municipalities.'),
  row(
    'NL',
    'figures',
    'Statistics Netherlands',
    'https://www.cbs.nl/en-gb',
    'Statistics for Dutch municipalities and districts.',
  ),
  row(
    'AU',
    'figures',
    'QuickStats',
    'https://www.abs.gov.au/census/find-census-data/search-by-area',
    'Population and housing in an Australian suburb or city.',
  ),
  row('AU', 'schools', 'My School', 'https://www.myschool.edu.au/', 'Compare schools in Australia.'),
  row(
    'NZ',
    'figures',
    'Stats NZ: place summaries',
    'https://www.stats.govt.nz/',
    'Population and housing in New Zealand communities.',
  ),
  row(
    'IN',
    'figures',
    'Census of India',
    'https://censusindia.gov.in/',
    'Statistics for Indian states, districts and towns.',
  ),
  row('JP', 'figures', 'e-Stat', 'https://www.e-stat.go.jp/en', 'Statistics for Japanese prefectures and cities.'),
  row('MX', 'figures', 'INEGI', 'https://en.www.inegi.org.mx/', 'Statistics for Mexican states and municipalities.'),
  row('BR', 'figures', 'IBGE Cidades', 'https://cidades.ibge.gov.br/', 'Statistics for every municipality in Brazil.'),
];
