// Reading extracts of OpenStreetMap.
export { NodePoints, NumberList } from './node-points';
export { type OsmTags, placeTypeOf, tagsOfType } from './osm-place-types';
export { PlacesFileError } from './places-file-error';
export { type Bounds, type OsmEntity, type OsmMember, type ReadOptions, readPbf } from './read-pbf';
