/** The dollars that a plain "$" means outside of the United States, by lowercase alpha-2. */
export const dollars: Readonly<Record<string, string>> = { ca: 'CAD', au: 'AUD', nz: 'NZD', sg: 'SGD', hk: 'HKD' };
