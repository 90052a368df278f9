import type { SearchablePlaceType } from '@keepmark/contracts';

/** Tags of OpenStreetMap: "amenity" is "cafe". */
export type OsmTags = Readonly<Record<string, string>>;

/**
 * Which tags make which kind of place, the likeliest meaning of an object first: a museum in a castle is a museum.
 * An asterisk stands for any value that no other row has and that is not "no" or "vacant".
 * Keys and values are those of the OpenStreetMap wiki's Map features.
 */
const meanings: readonly (readonly [SearchablePlaceType, key: string, ...values: string[]])[] = [
  ['airport', 'aeroway', 'aerodrome', 'international_airport', 'heliport'],
  ['aquarium', 'tourism', 'aquarium'],
  ['zoo', 'tourism', 'zoo'],
  ['museum', 'tourism', 'museum'],
  ['art_gallery', 'tourism', 'gallery'],
  ['art_gallery', 'amenity', 'arts_centre'],
  ['hotel', 'tourism', 'hotel', 'motel', 'hostel', 'guest_house', 'apartment', 'chalet', 'alpine_hut'],
  ['campground', 'tourism', 'camp_site', 'caravan_site'],
  ['vacation_destination', 'leisure', 'resort', 'beach_resort', 'summer_camp'],
  ['vacation_destination', 'tourism', 'resort', 'holiday_village'],
  ['vacation_destination', 'landuse', 'winter_sports'],
  ['attraction', 'tourism', 'attraction', 'theme_park', 'viewpoint', 'artwork'],
  ['restaurant', 'amenity', 'restaurant', 'fast_food', 'food_court', 'biergarten'],
  ['cafe', 'amenity', 'cafe', 'ice_cream'],
  ['bar', 'amenity', 'bar', 'pub'],
  ['nightclub', 'amenity', 'nightclub'],
  ['bank', 'amenity', 'bank', 'bureau_de_change', 'atm'],
  ['bus_station', 'amenity', 'bus_station'],
  ['cinema', 'amenity', 'cinema'],
  ['theater', 'amenity', 'theatre', 'concert_hall'],
  ['college', 'amenity', 'college'],
  ['university', 'amenity', 'university'],
  ['school', 'amenity', 'school', 'kindergarten', 'language_school', 'music_school', 'driving_school'],
  ['library', 'amenity', 'library'],
  ['doctor', 'amenity', 'doctors', 'clinic', 'dentist'],
  ['doctor', 'healthcare', 'doctor', 'clinic', 'dentist'],
  ['hospital', 'amenity', 'hospital'],
  ['pharmacy', 'amenity', 'pharmacy'],
  ['fire_station', 'amenity', 'fire_station'],
  ['police_station', 'amenity', 'police'],
  ['post_office', 'amenity', 'post_office'],
  ['gas_station', 'amenity', 'fuel'],
  ['parking', 'amenity', 'parking'],
  ['train_station', 'railway', 'station', 'halt'],
  ['train_station', 'public_transport', 'station'],
  ['bookstore', 'shop', 'books'],
  ['bakery', 'shop', 'bakery', 'pastry'],
  ['grocery_store', 'shop', 'supermarket', 'convenience', 'greengrocer', 'grocery', 'butcher', 'deli'],
  ['pharmacy', 'shop', 'chemist'],
  ['shopping', 'amenity', 'marketplace'],
  ['shopping', 'shop', '*'],
  ['gym', 'leisure', 'fitness_centre', 'sports_centre', 'swimming_pool'],
  ['stadium', 'leisure', 'stadium'],
  ['park', 'leisure', 'park', 'garden', 'nature_reserve', 'playground', 'dog_park'],
  ['park', 'boundary', 'national_park'],
  ['beach', 'natural', 'beach'],
  ['attraction', 'amenity', 'casino'],
  ['attraction', 'leisure', 'marina', 'water_park'],
  ['attraction', 'natural', 'cave_entrance'],
  ['attraction', 'historic', 'castle', 'monument', 'memorial', 'ruins', 'archaeological_site', 'fort'],
];

/** Places of worship by religion. There is no type for other religions. */
const placesOfWorship: Readonly<Record<string, SearchablePlaceType>> = {
  christian: 'church',
  muslim: 'mosque',
  jewish: 'synagogue',
};

const unused = new Set(['no', 'vacant', 'disused', 'abandoned']);

/** The type of place of an object. Undefined if it isn't one of ours. */
export function placeTypeOf(tags: OsmTags): SearchablePlaceType | undefined {
  if (tags['amenity'] === 'place_of_worship') return placesOfWorship[tags['religion'] ?? ''];
  for (const [type, key, ...values] of meanings) {
    const value = tags[key];
    if (value === undefined || unused.has(value)) continue;
    if (values.includes('*') || value.split(';').some((one) => values.includes(one.trim()))) return type;
  }
  return undefined;
}

/** A tag that defines a type of place. An asterisk is any value. `and` is what Overpass must also ask for. */
export interface TypeTag {
  readonly key: string;
  readonly value: string;
  readonly and?: string;
}

/** The tags that make a kind of place: what another service is asked for. */
export function tagsOfType(type: string): TypeTag[] {
  const religions = Object.entries(placesOfWorship).filter(([, worship]) => worship === type);
  return [
    ...meanings
      .filter(([meant]) => meant === type)
      .flatMap(([, key, ...values]) => values.map((value) => ({ key, value }))),
    ...religions.map(([religion]) => ({
      key: 'amenity',
      value: 'place_of_worship',
      and: `["religion"="${religion}"]`,
    })),
  ];
}
