// Occupations, wages, prices and taxes: their calls, and the official files that they come from.
export { registerOccupationRoutes } from './occupations/occupation-routes';
export { registerWageRoutes } from './wages/wage-routes';
export type { Admin1Row, CountryRow, DelineationRow, GazetteerRow } from './reference/reference-rows';
export { ReferenceStore } from './reference/reference-store';
