import * as z from 'zod/mini';
import { defineCall } from './call';
import { nothing } from './envelope';
import { searchablePlaceTypes } from './place-types';
import { line } from './text';

/**
 * How much of the world one search looks at. A larger radius is cut to this one, and a larger box around its centre;
 * the answer then says `clamped`.
 */
export const placeSearchLimits = {
  defaultRadiusMiles: 25,
  radiusMiles: 100,
  boxLatitudeDegrees: 10,
  boxLongitudeDegrees: 20,
} as const;

const latitude = z.number().check(z.minimum(-90), z.maximum(90));
const longitude = z.number().check(z.minimum(-180), z.maximum(180));

/** Degrees; west is greater than east where the box crosses the antimeridian. */
const boundingBox = z
  .object({ west: longitude, south: latitude, east: longitude, north: latitude })
  .check(z.refine((box) => box.south <= box.north, { error: 'South must not lie above north.', path: ['south'] }));

/** A box, or a point with a radius. With both, the box is searched, and distances are from the point. */
const placeSearchRequest = z
  .object({
    bbox: z.optional(boundingBox),
    lat: z.optional(latitude),
    lng: z.optional(longitude),
    /** Around the point; see `placeSearchLimits`. */
    radiusMiles: z.optional(z.number().check(z.positive(), z.maximum(25_000))),
    placeType: z.optional(
      z.enum(searchablePlaceTypes, {
        error: 'No such kind of place can be searched for. Give one such as "restaurant".',
      }),
    ),
    /** Words in any order, with or without accents; a name that is nearly so is found when nothing else is. */
    searchTerm: z.optional(line()),
    /** 10 when not given, 25 in discovery. */
    pageSize: z.optional(z.int().check(z.minimum(1), z.maximum(1000))),
    searchType: z.optional(z.enum(['search', 'discover'])),
    /** Leaves out what is closed, and what nobody knows the hours of. */
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
export const foundPlace = z.object({
  /** Good for `getLocationDetail`: "osm-n26735749". Another source's own id begins with its name. */
  placeId: z.string(),
  title: z.string(),
  /** One of the place types; empty where another source has none of them. */
  type: z.string(),
  city: z.string(),
  state: z.string(),
  /** Two letters, uppercase. */
  country: z.string(),
  /** In one line. */
  address: z.string(),
  website: z.string(),
  phone: z.string(),
  rating: z.nullable(z.number()),
  reviews: z.nullable(z.number()),
  price: z.string(),
  /** IANA name. */
  timezone: z.string(),
  /** As the source writes them, in the syntax of OpenStreetMap where it has them from there. */
  hours: z.string(),
  /** The seven days spelled out, Monday first; null where the hours are unknown or depend on more than the day. */
  operating_hours: z.nullable(z.record(z.string(), z.string())),
  /** Null when the hours are unknown. */
  open_now: z.nullable(z.boolean()),
  profiles: z.array(z.object({ name: z.string(), url: z.string() })),
  gps_coordinates: z.object({ latitude: z.number(), longitude: z.number() }),
  /** From the point, or from the middle of the box. Null where a place was asked for by its id. */
  distance_miles: z.nullable(z.number()),
  /** Which source it is from: "OpenStreetMap". */
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
  /** Which source spoke: "OpenStreetMap", "sample", or a provider. */
  source: z.optional(z.string()),
  /** What its licence asks to be shown beside the places. */
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
