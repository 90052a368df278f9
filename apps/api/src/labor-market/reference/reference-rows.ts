import type { IncomeTax, Occupation, PayrollTax, WageArea } from '@keepmark/contracts';

/** A county in the metro area that it belongs to. */
export interface DelineationRow {
  readonly cbsaCode: string;
  readonly cbsaTitle: string;
  readonly kind: 'metropolitan' | 'micropolitan';
  /** Five-digit FIPS. */
  readonly countyCode: string;
  readonly countyName: string;
}

export interface GazetteerRow {
  readonly cbsaCode: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly landAreaKm2: number;
}

export interface SocRow {
  readonly code: string;
  readonly title: string;
  readonly level: Exclude<Occupation['level'], 'onet'>;
  /** Empty for a major group. */
  readonly parentCode: string;
}

export interface SocDefinitionRow {
  readonly code: string;
  readonly definition: string;
}

export interface OnetRow {
  /** "15-1252.00". */
  readonly code: string;
  readonly title: string;
  readonly description: string;
}

export interface Admin1Row {
  /** "US.TX". */
  readonly code: string;
  readonly name: string;
}

export interface CountryRow {
  /** Alpha-2, uppercase. */
  readonly code: string;
  readonly name: string;
}

/** Territories are in it too. */
export type WageAreaRow = Omit<WageArea, 'kind'>;

export interface WageAreaCountyRow {
  readonly areaCode: string;
  readonly stateCode: string;
  readonly countyName: string;
}

export interface WageOccupationRow {
  readonly code: string;
  readonly title: string;
}

/** What a dollar buys; 100 is the United States. */
export interface PriceRow {
  /** A CBSA code, or a state's two letters. */
  readonly areaCode: string;
  readonly year: number;
  readonly allItems: number;
  readonly goods: number | null;
  readonly housing: number | null;
  readonly utilities: number | null;
  readonly otherServices: number | null;
}

export type StateTaxRow = Pick<IncomeTax, 'single' | 'marriedJointly' | 'notes'> & {
  readonly stateCode: string;
  readonly year: number;
  readonly payroll: readonly Pick<PayrollTax, 'name' | 'single' | 'marriedJointly'>[];
};

/** What each kind of file holds. */
export interface ReferenceRows {
  'cbsa-delineation': DelineationRow;
  'cbsa-gazetteer': GazetteerRow;
  'soc-structure': SocRow;
  'soc-definitions': SocDefinitionRow;
  'onet-occupations': OnetRow;
  'geonames-admin1': Admin1Row;
  'geonames-countries': CountryRow;
  'wage-areas': WageAreaRow;
  'wage-area-counties': WageAreaCountyRow;
  'wage-occupations': WageOccupationRow;
  'price-parities-metro': PriceRow;
  'price-parities-state': PriceRow;
  'state-taxes': StateTaxRow;
}

export type ReferenceFile = keyof ReferenceRows;
