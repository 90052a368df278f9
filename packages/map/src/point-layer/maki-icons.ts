/** The Maki icon of each place type of the contracts. */
export const makiIcons = {
  airport: 'airport',
  aquarium: 'aquarium',
  art_gallery: 'art-gallery',
  attraction: 'attraction',
  bakery: 'bakery',
  bank: 'bank',
  bar: 'bar',
  beach: 'beach',
  bookstore: 'library',
  bus_station: 'bus',
  cafe: 'cafe',
  campground: 'campsite',
  church: 'religious-christian',
  cinema: 'cinema',
  city: 'city',
  college: 'college',
  commercial_property: 'commercial',
  doctor: 'doctor',
  employment: 'suitcase',
  fire_station: 'fire-station',
  gas_station: 'fuel',
  grocery_store: 'grocery',
  gym: 'fitness-centre',
  home: 'home',
  hospital: 'hospital',
  hotel: 'lodging',
  library: 'library',
  mosque: 'religious-muslim',
  museum: 'museum',
  nightclub: 'nightclub',
  park: 'park',
  parking: 'parking',
  pharmacy: 'pharmacy',
  police_station: 'police',
  post_office: 'post',
  relocation_destination: 'residential-community',
  residential_property: 'residential-community',
  restaurant: 'restaurant',
  retirement_destination: 'star',
  school: 'school',
  shopping: 'shop',
  stadium: 'stadium',
  synagogue: 'religious-jewish',
  theater: 'theatre',
  train_station: 'rail',
  travel_destination: 'globe',
  university: 'college',
  vacation_destination: 'hot-spring',
  vacation_property: 'swimming',
  work_site: 'building',
  zoo: 'zoo',
} as const;

/** The outline of an icon file, in one path. */
export function iconPath(svg: string): string {
  const paths = [...svg.matchAll(/<path[^>]*\sd="(?<path>[^"]+)"/g)].map(({ groups }) => groups?.['path'] ?? '');
  if (paths.length === 0) throw new Error(`No path in ${svg.slice(0, 200)}`);
  return paths
    .join('')
    .replaceAll(/(?:&#x[9A];|\s)+/g, ' ')
    .replaceAll(/(?<=\.\d\d)\d+/g, '');
}
