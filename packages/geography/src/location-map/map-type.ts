/** What the map of a group shows. */
export const mapTypes = ['saved', 'countries', 'states', 'cities'] as const;
export type MapType = (typeof mapTypes)[number];

export const mapTypeLabels: Readonly<Record<MapType, string>> = {
  saved: 'Saved cities',
  countries: 'Countries',
  states: 'States',
  cities: 'Cities',
};

/** The map that a URL names. An unknown name, such as one from an earlier version, shows the saved cities. */
export function mapTypeOf(value: unknown): MapType {
  return mapTypes.find((type) => type === value) ?? 'saved';
}
