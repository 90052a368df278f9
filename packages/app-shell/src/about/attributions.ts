export interface Attribution {
  /** What it's used for, as a one-line heading. */
  readonly use: string;
  readonly name: string;
  readonly url: string;
  /** The wording its license asks for, after the name. */
  readonly notice: string;
}

/** The sources of the suite's data, fonts, and pictures, with the wording each license asks for. */
export const attributions: readonly Attribution[] = [
  {
    use: 'Places and streets',
    name: 'OpenStreetMap',
    url: 'https://www.openstreetmap.org/copyright',
    notice: '© OpenStreetMap contributors, available under the Open Database License (ODbL).',
  },
  {
    use: 'Cities',
    name: 'GeoNames',
    url: 'https://www.geonames.org/',
    notice: 'Data from GeoNames, licensed under CC BY 4.0; changed by joining it with other tables.',
  },
  {
    use: 'Occupations, their tasks and skills, and keywords of postings',
    name: 'O*NET',
    url: 'https://www.onetcenter.org/database.html',
    notice:
      'Information from the O*NET Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA), used under CC BY 4.0 and shortened. O*NET® is a trademark of USDOL/ETA, which has not approved, endorsed or tested this site.',
  },
  {
    use: 'Wages',
    name: 'U.S. Bureau of Labor Statistics',
    url: 'https://www.bls.gov/oes/',
    notice:
      'Occupational Employment and Wage Statistics; public domain. Wage levels by area come from the U.S. Department of Labor.',
  },
  {
    use: 'Cost of living',
    name: 'U.S. Bureau of Economic Analysis',
    url: 'https://www.bea.gov/data/prices-inflation/regional-price-parities-state-and-metro-area',
    notice: 'Regional price parities; public domain.',
  },
  {
    use: 'State income taxes',
    name: 'taxgraphs',
    url: 'https://github.com/hermantran/taxgraphs',
    notice: 'Some brackets are from taxgraphs by Herman Tran, under the MIT License.',
  },
  {
    use: 'Keywords of postings',
    name: 'SkillSpan',
    url: 'https://github.com/kris927b/SkillSpan',
    notice: 'Learned from the SkillSpan data set by Mike Zhang and others, under the MIT License.',
  },
  {
    use: 'Country outlines',
    name: 'Natural Earth',
    url: 'https://www.naturalearthdata.com/',
    notice: 'Made with Natural Earth; public domain.',
  },
  {
    use: 'Outlines of US states, counties, and metro areas',
    name: 'U.S. Census Bureau',
    url: 'https://www.census.gov/geographies/mapping-files.html',
    notice: 'Cartographic boundary files and metro-area delineations; public domain.',
  },
  {
    use: 'Font',
    name: 'Roboto Flex',
    url: 'https://github.com/googlefonts/roboto-flex',
    notice: 'By Font Bureau, Google and others, under the SIL Open Font License 1.1; served from this site.',
  },
  {
    use: 'Fonts of résumés',
    name: 'Google Fonts',
    url: 'https://fonts.google.com/',
    notice:
      'Noto Sans JP, Noto Sans SC, Noto Serif, Open Sans, Roboto, and Source Serif 4, by their authors, under the SIL Open Font License 1.1; served from this site.',
  },
  {
    use: 'Icons of places',
    name: 'Maki',
    url: 'https://labs.mapbox.com/maki-icons/',
    notice: 'By Mapbox; public domain (CC0).',
  },
  {
    use: 'Icons',
    name: 'Tabler Icons',
    url: 'https://tabler.io/icons',
    notice: 'By Paweł Kuna, under the MIT License.',
  },
];
