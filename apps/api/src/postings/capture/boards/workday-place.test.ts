import { expect, it } from 'vitest';
import { sharedLocationResolver } from '../../../gazetteer/locations/shared-location-resolver';
import { workdayPlace } from './workday-place';

it.each([
  ['BGO01 - Bergen, Norway', 'Bergen, Norway'],
  ['BGO01 Bergen', 'Bergen'],
  ['US-AR-HOLLOWAY-BLDG 1 ~ 12 E Sample Ave ~ BLDG 1', 'Holloway, AR'],
  ['US-AR-LITTLE ROCK-BLDG 1', 'Little Rock, AR'],
  ['US-NY-New York-Building 5', 'New York, NY'],
  ['CA-ON-TORONTO-123 SAMPLE ST', 'Toronto, ON, CA'],
  ['FR-75-PARIS-Rue 3', 'Paris, FR'],
  ['FR-Aix-en-Provence', 'Aix-en-Provence, FR'],
  ['UK-London-Sample Court', 'London, UK'],
  ['IND-Bangalore-Tower 3', 'Bangalore, IND'],
  ['DE-Munich', 'Munich, DE'],
  ['USA - CA - San Jose', 'San Jose, CA'],
  ['USA, CA, San Jose', 'San Jose, CA'],
  ['United States - Texas - Austin', 'Austin, Texas'],
  ['Germany - Munich', 'Munich, Germany'],
  ['GBR - London - 1 Sample St', 'London, GBR'],
  ['London - 5 Sample Street', 'London'],
  ['0123 - Oslo - Store', 'Oslo'],
  ['Store 0123 - Oslo', 'Oslo'],
  ['Austin, TX (Building 4)', 'Austin, TX'],
  ['Bldg 4 - Austin, TX', 'Austin, TX'],
  ['Portavera  Costa Rica', 'Portavera, Costa Rica'],
  ['Aix-en-Provence', 'Aix-en-Provence'],
  ['Remote - Norway', 'Remote, Norway'],
  ['USA-Remote', 'Remote, USA'],
  ['Virtual - US', 'Remote, US'],
  ['Home Office - Germany', 'Germany'],
  ['2 Locations', ''],
  ['Georgia, US', 'Georgia, US'],
  ['Paris', 'Paris'],
  ['', ''],
])('reads %j as %j', (location, place) => {
  expect(workdayPlace(location, sharedLocationResolver())).toBe(place);
});
