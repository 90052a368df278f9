import { placeTypes } from './place-types';

const optionsOf = (searchable: boolean) =>
  placeTypes.filter((type) => type.searchable === searchable).map(({ value, label }) => ({ value, label }));

/** Every kind of place, for a field that offers them. */
export const placeTypeOptions = [
  { group: 'To go to', items: optionsOf(true) },
  { group: 'In your own life', items: optionsOf(false) },
];
