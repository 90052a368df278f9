/** A row of GeoNames' cities table, as far as it is used. */
export interface CityRecord {
  readonly geonameId: number;
  readonly name: string;
  readonly asciiName: string;
  readonly alternateNames: readonly string[];
  readonly latitude: number;
  readonly longitude: number;
  readonly featureCode: string;
  readonly countryCode: string;
  readonly regionCode: string;
  /** GeoNames' codes of its divisions, from the first level to the fourth; empty where it names none. */
  readonly divisions: readonly string[];
  readonly population: number;
  readonly elevationMeters: number;
  readonly timeZone: string;
}
