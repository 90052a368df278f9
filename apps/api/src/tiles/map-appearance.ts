import type { OsmTags } from '../osm/osm';
import { type Appearance, type LayerName, type MapProperties, maxTileZoom } from './map-feature';

// Kinds and details are those of the Protomaps basemap; keys and values those of OpenStreetMap's Map features.

type Row = readonly [kind: string, minZoom: number];

const highways: Readonly<Record<string, Row>> = {
  motorway: ['highway', 7],
  motorway_link: ['highway', 11],
  trunk: ['major_road', 7],
  trunk_link: ['major_road', 12],
  primary: ['major_road', 8],
  primary_link: ['major_road', 12],
  secondary: ['major_road', 10],
  secondary_link: ['major_road', 12],
  tertiary: ['major_road', 11],
  tertiary_link: ['major_road', 12],
  residential: ['minor_road', 12],
  unclassified: ['minor_road', 12],
  living_street: ['minor_road', 12],
  road: ['minor_road', 12],
  service: ['minor_road', 13],
  busway: ['minor_road', 13],
  pedestrian: ['path', 13],
  track: ['path', 13],
  footway: ['path', 14],
  path: ['path', 13],
  cycleway: ['path', 13],
  bridleway: ['path', 14],
  steps: ['path', 14],
};

const railways: Readonly<Record<string, number>> = {
  rail: 9,
  subway: 12,
  light_rail: 12,
  tram: 13,
  narrow_gauge: 11,
  funicular: 13,
  monorail: 13,
};
const sideTracks = new Set(['yard', 'spur', 'siding', 'crossover']);

const waterways: Readonly<Record<string, number>> = { river: 8, canal: 11, stream: 13, ditch: 14, drain: 14 };

/** The likeliest meaning of an area first. */
const areas: readonly (readonly [key: string, layer: LayerName, Readonly<Record<string, Row>>])[] = [
  ['natural', 'water', { water: ['water', 8], bay: ['bay', 10], strait: ['strait', 10] }],
  ['waterway', 'water', { riverbank: ['river', 8], dock: ['dock', 11] }],
  ['landuse', 'water', { reservoir: ['reservoir', 8], basin: ['basin', 12] }],
  ['leisure', 'water', { swimming_pool: ['swimming_pool', 14] }],
  ['amenity', 'water', { fountain: ['fountain', 14] }],
  [
    'leisure',
    'landuse',
    {
      park: ['park', 10],
      garden: ['garden', 12],
      nature_reserve: ['nature_reserve', 9],
      golf_course: ['golf_course', 11],
      pitch: ['pitch', 13],
      playground: ['playground', 14],
      stadium: ['stadium', 12],
      sports_centre: ['recreation_ground', 12],
      marina: ['marina', 12],
      dog_park: ['park', 13],
      common: ['park', 12],
    },
  ],
  ['boundary', 'landuse', { national_park: ['national_park', 8], protected_area: ['nature_reserve', 9] }],
  [
    'natural',
    'landuse',
    {
      wood: ['wood', 9],
      beach: ['beach', 11],
      sand: ['sand', 11],
      scrub: ['scrub', 11],
      heath: ['scrub', 11],
      grassland: ['grassland', 11],
      wetland: ['wetland', 11],
      bare_rock: ['bare_rock', 12],
      glacier: ['glacier', 8],
    },
  ],
  [
    'landuse',
    'landuse',
    {
      forest: ['forest', 9],
      grass: ['grass', 12],
      meadow: ['meadow', 11],
      farmland: ['farmland', 10],
      orchard: ['orchard', 11],
      vineyard: ['orchard', 11],
      residential: ['residential', 9],
      industrial: ['industrial', 11],
      commercial: ['commercial', 12],
      retail: ['commercial', 12],
      railway: ['railway', 12],
      cemetery: ['cemetery', 11],
      recreation_ground: ['recreation_ground', 12],
      village_green: ['village_green', 12],
      allotments: ['allotments', 12],
      military: ['military', 11],
    },
  ],
  [
    'amenity',
    'landuse',
    {
      hospital: ['hospital', 12],
      school: ['school', 13],
      kindergarten: ['kindergarten', 14],
      university: ['university', 12],
      college: ['college', 12],
      parking: ['parking', 14],
      grave_yard: ['cemetery', 13],
    },
  ],
  ['tourism', 'landuse', { zoo: ['zoo', 12], theme_park: ['attraction', 12] }],
  ['aeroway', 'landuse', { aerodrome: ['aerodrome', 10], apron: ['aerodrome', 12], runway: ['runway', 11] }],
  ['man_made', 'landuse', { pier: ['pier', 12], breakwater: ['pier', 12] }],
  ['place', 'earth', { island: ['island', 10], islet: ['island', 12] }],
];

const settlements: Readonly<Record<string, readonly [kind: string, minZoom: number]>> = {
  city: ['locality', 7],
  town: ['locality', 8],
  village: ['locality', 10],
  hamlet: ['locality', 12],
  suburb: ['neighbourhood', 11],
  borough: ['neighbourhood', 11],
  quarter: ['neighbourhood', 12],
  neighbourhood: ['neighbourhood', 13],
};

/** What a map labels although it is neither saved nor found by a search, and from which zoom. */
const landmarks: readonly (readonly [key: string, Readonly<Record<string, Row>>])[] = [
  ['railway', { station: ['station', 13], halt: ['station', 14] }],
  ['aeroway', { aerodrome: ['aerodrome', 11] }],
  ['natural', { peak: ['peak', 12], beach: ['beach', 14] }],
  ['tourism', { museum: ['museum', 14], zoo: ['zoo', 13], attraction: ['attraction', 14] }],
  ['leisure', { park: ['park', 13], garden: ['garden', 14], stadium: ['stadium', 13], marina: ['marina', 14] }],
  ['amenity', { hospital: ['hospital', 13], university: ['university', 13], townhall: ['townhall', 14] }],
  ['historic', { castle: ['castle', 14] }],
];

const maxNameLength = 100;
/** Of the width of a tile. */
const labelShareOfTile = 0.1;

function named(tags: OsmTags): MapProperties {
  const name = tags['name']?.trim().slice(0, maxNameLength);
  const english = tags['name:en']?.trim().slice(0, maxNameLength);
  return { ...(name && { name }), ...(english && english !== name && { 'name:en': english }) };
}

const isTrue = (value: string | undefined): boolean => value !== undefined && value !== 'no';

/** Roads, rails, ferries, and rivers. */
export function lineAppearance(tags: OsmTags): Appearance | undefined {
  const road = highways[tags['highway'] ?? ''];
  if (road && tags['area'] !== 'yes') return roadAppearance(tags, road, tags['highway'] ?? '');
  const railZoom = railways[tags['railway'] ?? ''];
  if (railZoom !== undefined) {
    const minZoom = sideTracks.has(tags['service'] ?? '') ? 13 : railZoom;
    return roadAppearance(tags, ['rail', minZoom], tags['railway'] ?? '');
  }
  const riverZoom = waterways[tags['waterway'] ?? ''];
  if (riverZoom !== undefined) {
    if (isTrue(tags['tunnel'])) return undefined;
    return { layer: 'water', minZoom: riverZoom, properties: { kind: tags['waterway'] ?? '', ...named(tags) } };
  }
  if (tags['route'] === 'ferry') return { layer: 'roads', minZoom: 9, properties: { kind: 'ferry', ...named(tags) } };
  if (tags['aeroway'] === 'runway' || tags['aeroway'] === 'taxiway')
    return { layer: 'roads', minZoom: 11, properties: { kind: 'aeroway', kind_detail: tags['aeroway'] } };
  if (tags['man_made'] === 'pier')
    return { layer: 'roads', minZoom: 13, properties: { kind: 'path', kind_detail: 'pier' } };
  return undefined;
}

function roadAppearance(tags: OsmTags, [kind, minZoom]: Row, detail: string): Appearance {
  const ref = tags['ref']?.split(';', 1)[0]?.trim();
  return {
    layer: 'roads',
    minZoom,
    properties: {
      kind,
      kind_detail: detail.replace(/_link$/, ''),
      ...(detail.endsWith('_link') && { is_link: true }),
      ...(isTrue(tags['tunnel']) && { is_tunnel: true }),
      ...(isTrue(tags['bridge']) && { is_bridge: true }),
      ...(ref && ref.length <= 8 && { ref }),
      ...named(tags),
    },
  };
}

/** Buildings, water, and land; for closed ways and multipolygons. */
export function areaAppearance(tags: OsmTags): Appearance | undefined {
  if (isTrue(tags['building']) && tags['location'] !== 'underground')
    return { layer: 'buildings', minZoom: 13, properties: { kind: 'building' } };
  if (tags['area'] === 'yes' && (tags['highway'] === 'pedestrian' || tags['highway'] === 'footway'))
    return { layer: 'landuse', minZoom: 13, properties: { kind: 'pedestrian' } };
  for (const [key, layer, rows] of areas) {
    const row = rows[tags[key] ?? ''];
    if (row) return { layer, minZoom: row[1], properties: { kind: row[0] } };
  }
  return undefined;
}

/** The name of a settlement, or of something that a map names. */
export function labelAppearance(tags: OsmTags): Appearance | undefined {
  if (!tags['name']) return undefined;
  const settlement = settlements[tags['place'] ?? ''];
  if (settlement) {
    const [kind, minZoom] = settlement;
    const people = Number(tags['population']);
    return {
      layer: 'places',
      minZoom,
      properties: {
        kind,
        kind_detail: tags['place'] ?? '',
        ...(people > 0 && { population: Math.round(people) }),
        ...named(tags),
      },
    };
  }
  for (const [key, rows] of landmarks) {
    const row = rows[tags[key] ?? ''];
    if (row) return { layer: 'pois', minZoom: row[1], properties: { kind: row[0], ...named(tags) } };
  }
  return undefined;
}

/**
 * The name of a lake or a bay, which is written in the middle of it once there is room for it.
 * @param widthDegrees of the water
 */
export function waterLabel(tags: OsmTags, area: Appearance, widthDegrees: number): Appearance | undefined {
  if (area.layer !== 'water' || !tags['name']) return undefined;
  const roomZoom = Math.ceil(Math.log2((360 * labelShareOfTile) / widthDegrees));
  const minZoom = Math.min(Math.max(area.minZoom, roomZoom), maxTileZoom);
  return { layer: 'water', minZoom, properties: { ...area.properties, ...named(tags) } };
}

const boundaryKinds: Readonly<Record<string, Row>> = {
  2: ['country', 7],
  4: ['region', 7],
  6: ['county', 9],
  8: ['locality', 11],
};

/** The border of a country, state, county, or municipality. */
export function boundaryAppearance(level: number): Appearance | undefined {
  const row = boundaryKinds[level];
  return row && { layer: 'boundaries', minZoom: row[1], properties: { kind: row[0], kind_detail: level } };
}
