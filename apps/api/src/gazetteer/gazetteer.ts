// Countries, states, cities and borders, in memory: geocoding, reverse geocoding, distances. No database.
export { Counties, type County } from './borders/counties';
export { centerOf, CountyAtlas, stateOfCounty } from './borders/county-atlas';
export { handWrittenMetroAreas } from './borders/hand-written-metro-areas';
export { countyOutlines, readCountyOutlines } from './borders/outline-index';
export { stateOfFips } from './borders/us-state-codes';
export { cityAnswer, placeLabel } from './geocoder/area-answers';
export { editDistance } from './geocoder/edit-distance';
export { type Geography, sharedGeography } from './geocoder/geography';
export { asSeenFrom, inCountryFirst } from './geocoder/in-country';
export { PointError, readPoint } from './geocoder/read-point';
export { type BoundingBox, boxesAround, boxWithin } from './locations/bounding-box';
export { countryName, countryOfCode, countryOfName } from './locations/countries';
export { distanceMiles, earthRadiusMiles } from './locations/distance';
export { locateInCountry } from './locations/locate-in-country';
export { nameKey } from './locations/name-key';
export { territoriesOfTheUnitedStates, writtenRegionCodes } from './locations/region-codes';
export type { LocationResolver, ResolvedLocation } from './locations/resolve-location';
export { sharedLocationResolver } from './locations/shared-location-resolver';
