import { createRequire } from 'node:module';
import type { MultiPolygon } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { type Line, signedArea } from './rings';

const require = createRequire(import.meta.url);

/** The coasts of the world as the outline map draws them: rings with the land on their left. */
export function outlineCoasts(): Line[] {
  const atlas = require('world-atlas/countries-50m.json') as Topology<{ land: GeometryCollection }>;
  return feature(atlas, atlas.objects.land)
    .features.flatMap(({ geometry }) => (geometry as MultiPolygon).coordinates)
    .flatMap((polygon) =>
      polygon.map((ring, index) => (signedArea(ring) > 0 === (index === 0) ? ring : ring.toReversed())),
    );
}
