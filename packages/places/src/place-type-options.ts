import { placeTypes } from './place-types';

const optionsOf = (searchable: boolean) =>
  placeTypes.filter((type) => type.searchable === searchable).map(({ value, label }) => ({ value, label }));

/** Every place type, as options of a select. */
export const placeTypeOptions = [
  { group: 'Places to visit', items: optionsOf(true) },
  { group: 'Your places', items: optionsOf(false) },
];
