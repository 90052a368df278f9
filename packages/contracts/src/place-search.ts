import * as z from 'zod/mini';
import { defineCall } from './call';
import { nothing } from './envelope';
import { line } from './text';

const latitude = z.number().check(z.minimum(-90), z.maximum(90));
const longitude = z.number().check(z.minimum(-180), z.maximum(180));

/** Degrees; west is greater than east where the box crosses the antimeridian. */
const boundingBox = z
  .object({ west: longitude, south: latitude, east: longitude, north: latitude })
  .check(z.refine((box) => box.south <= box.north, { error: 'South must not lie above north.', path: ['south'] }));

/** A box, or a point with a radius. */
const placeSearchRequest = z
  .object({
    bbox: z.optional(boundingBox),
    lat: z.optional(latitude),
    lng: z.optional(longitude),
    /** Around the point; 25 when not given. More than 100 is cut to 100 and told as `clamped`. */
    radiusMiles: z.optional(z.number().check(z.positive(), z.maximum(25_000))),
    /** One of the place types, such as "restaurant". */
    placeType: z.optional(line(64)),
    searchTerm: z.optional(line()),
    pageSize: z.optional(z.int().check(z.minimum(1), z.maximum(1000))),
    searchType: z.optional(z.enum(['search', 'discover'])),
    openNow: z.optional(z.boolean()),
  })
  .check(
    z.refine((body) => body.bbox !== undefined || (body.lat !== undefined && body.lng !== undefined), {
      error: 'Give a bounding box (bbox), or a point (lat and lng).',
      path: ['bbox'],
    }),
  );
export type PlaceSearchRequest = z.infer<typeof placeSearchRequest>;

/** A place as the specification has it; what the source does not know is empty or null. */
const foundPlace = z.object({
  placeId: z.string(),
  title: z.string(),
  /** One of the place types. */
  type: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  address: z.string(),
  website: z.string(),
  phone: z.string(),
  rating: z.nullable(z.number()),
  reviews: z.nullable(z.number()),
  price: z.string(),
  timezone: z.string(),
  /** As the source writes them, in the syntax of OpenStreetMap where it has them from there. */
  hours: z.string(),
  /** The seven days spelled out, Monday first; null where the hours are unknown or depend on more than the day. */
  operating_hours: z.nullable(z.record(z.string(), z.string())),
  /** Null when the hours are unknown. */
  open_now: z.nullable(z.boolean()),
  profiles: z.array(z.object({ name: z.string(), url: z.string() })),
  gps_coordinates: z.object({ latitude: z.number(), longitude: z.number() }),
  /** Null when the search had no point. */
  distance_miles: z.nullable(z.number()),
  source: z.string(),
  /** Written by us for a start without internet. */
  sample: z.boolean(),
});
export type FoundPlace = z.infer<typeof foundPlace>;

/** `place_results` for one match, `local_results` for several or none. */
const placeSearchAnswer = z.object({
  success: z.boolean(),
  message: z.optional(z.string()),
  code: z.optional(z.string()),
  place_results: z.optional(foundPlace),
  local_results: z.optional(z.array(foundPlace)),
  /** There are more matches than the page holds. */
  truncated: z.optional(z.boolean()),
  /** The radius or the box was larger than we search, and was cut. */
  clamped: z.optional(z.boolean()),
  /** Which source spoke. */
  source: z.optional(z.string()),
  attribution: z.optional(z.string()),
});
export type PlaceSearchAnswer = z.infer<typeof placeSearchAnswer>;

export const searchPlaces = defineCall({
  method: 'POST',
  path: 'geography/geosearch/places',
  token: false,
  summary: 'Search places in a box or around a point',
  params: nothing,
  body: placeSearchRequest,
  answer: placeSearchAnswer,
});
