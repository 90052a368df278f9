/** What the map of a purpose shows. */
export const mapTypes = ['kept', 'countries', 'states', 'cities'] as const;
export type MapType = (typeof mapTypes)[number];

export const mapTypeLabels: Readonly<Record<MapType, string>> = {
  kept: 'Kept cities',
  countries: 'Countries',
  states: 'States',
  cities: 'Cities',
};

/** The map that an address asks for: the kept cities when it asks for none that there is. */
export function mapTypeOf(value: unknown): MapType {
  return mapTypes.find((type) => type === value) ?? 'kept';
}
