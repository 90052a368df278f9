import * as z from 'zod/mini';
import { defineCall } from './call';
import { latitude, longitude } from './coordinates';
import { nothing } from './envelope';
import { geocodedLocation } from './geocoding';
import { searchablePlaceTypes } from './place-types';
import { geographyCall, noItem } from './reference-call';
import { line } from './text';

/**
 * The largest area that one search covers. A larger radius is cut to this one, and a larger box around its center;
 * the answer is then marked `clamped`.
 */
export const placeSearchLimits = {
  defaultRadiusMiles: 25,
  radiusMiles: 100,
  boxLatitudeDegrees: 10,
  boxLongitudeDegrees: 20,
} as const;

/** Degrees. West is greater than east when the box crosses the antimeridian. */
const boundingBox = z.object({ west: longitude, south: latitude, east: longitude, north: latitude }).check(
  z.refine((box) => box.south <= box.north, {
    error: 'The south edge must be below the north edge.',
    path: ['south'],
  }),
);

/** A box, or a point with a radius. With both, the search covers the box and measures distances from the point. */
const placeSearchRequest = z
  .object({
    bbox: z.optional(boundingBox),
    lat: z.optional(latitude),
    lng: z.optional(longitude),
    /** Around the point; see `placeSearchLimits`. */
    radiusMiles: z.optional(z.number().check(z.positive(), z.maximum(25_000))),
    placeType: z.optional(
      z.enum(searchablePlaceTypes, {
        error: 'Choose a place type that can be searched, such as "restaurant".',
      }),
    ),
    /** Words in any order, with or without accents. Similar names are found when nothing else is. */
    searchTerm: z.optional(line()),
    /** Default 10, or 25 for `discover`. */
    pageSize: z.optional(z.int().check(z.minimum(1), z.maximum(1000))),
    searchType: z.optional(z.enum(['search', 'discover'])),
    /** Leaves out places that are closed or whose hours are unknown. */
    openNow: z.optional(z.boolean()),
  })
  .check(
    z.refine((body) => body.bbox !== undefined || (body.lat !== undefined && body.lng !== undefined), {
      error: 'Send a bounding box (bbox), or a point (lat and lng).',
      path: ['bbox'],
    }),
  );
export type PlaceSearchRequest = z.infer<typeof placeSearchRequest>;

/** A place that was found. What the source doesn't know is empty or null. */
const foundPlace = z.object({
  /** For `getLocationDetail`: "osm-n26735749". Ids of other sources start with the source's name. */
  placeId: z.string(),
  title: z.string(),
  /** One of our place types; empty when the source's type matches none. */
  type: z.string(),
  city: z.string(),
  state: z.string(),
  /** Two letters, uppercase. */
  country: z.string(),
  /** On one line. */
  address: z.string(),
  website: z.string(),
  phone: z.string(),
  rating: z.nullable(z.number()),
  reviews: z.nullable(z.number()),
  price: z.string(),
  /** IANA name. */
  timezone: z.string(),
  /** As the source writes them; OpenStreetMap has its own syntax. */
  hours: z.string(),
  /**
   * All seven days, Monday first: "9:00 AM–5:00 PM". Where seasons or holidays change them, today and the next six.
   * Null when the hours are unknown.
   */
  operating_hours: z.nullable(z.record(z.string(), z.string())),
  /** Null when the hours are unknown. */
  open_now: z.nullable(z.boolean()),
  /** When it opens or closes next, in its own time zone: "2026-11-23T18:00". Null when unknown, or never. */
  next_change: z.optional(z.nullable(z.string())),
  profiles: z.array(z.object({ name: z.string(), url: z.string() })),
  gps_coordinates: z.object({ latitude: z.number(), longitude: z.number() }),
  /** From the point or the center of the box; null when the place was looked up by id. */
  distance_miles: z.nullable(z.number()),
  /** Where it is from: "OpenStreetMap". */
  source: z.string(),
  /** One of our samples, for starting without internet. */
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
  /** There are more matches than fit on the page. */
  truncated: z.optional(z.boolean()),
  /** The radius or box was too large and was cut. */
  clamped: z.optional(z.boolean()),
  /** Where the answer is from: "OpenStreetMap", "sample" or a provider. */
  source: z.optional(z.string()),
  /** The attribution that the source's license requires. */
  attribution: z.optional(z.string()),
});
export type PlaceSearchAnswer = z.infer<typeof placeSearchAnswer>;

export const searchPlaces = defineCall({
  method: 'POST',
  path: 'geography/geosearch/places',
  token: false,
  summary: 'Search for places in a box or near a point',
  params: nothing,
  body: placeSearchRequest,
  answer: placeSearchAnswer,
  reads: 'answer',
  isIdempotent: true,
  failure: (message): PlaceSearchAnswer => ({ success: false, message }),
});

/** A geocoded location; a place also has all its details. */
const locationDetail = z.extend(geocodedLocation, { place: z.optional(foundPlace) });
export type LocationDetail = z.infer<typeof locationDetail>;

/** By the `placeId` of a geocoded location or a found place. */
export const getLocationDetail = geographyCall(
  'geography/geosearch/location/detail/:placeId',
  'Get the details of a location',
  z.object({ placeId: line(200).check(z.minLength(1)) }),
  locationDetail,
  noItem,
);
