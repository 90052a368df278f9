import { describe, expect, it } from 'vitest';
import { location } from '../testing/location';
import { centerText, typedStreet } from './typed-street';

const boston = location({
  label: 'Boston, Massachusetts, United States',
  city: 'Boston',
  stateCode: 'MA',
  stateName: 'Massachusetts',
});
const berlin = location({
  city: 'Berlin',
  stateName: 'Berlin',
  stateCode: '16',
  countryCode: 'DE',
  countryName: 'Germany',
});
const london = location({
  city: 'London',
  stateName: 'England',
  stateCode: 'ENG',
  countryCode: 'GB',
  countryName: 'United Kingdom',
});

describe('the street of a typed address that only its city was found for', () => {
  it.each([
    ['12 Beacon Street, Boston, MA', boston, '12 Beacon Street'],
    ['12 Beacon St, Apt 4, Boston, MA 02108', boston, '12 Beacon St, Apt 4'],
    ['12 Beacon Street Boston MA', boston, '12 Beacon Street'],
    ['Beacon Street, Boston', boston, 'Beacon Street'],
    ['Torstraße 5, Berlin', berlin, 'Torstraße 5'],
    ['10 Downing Street, London SW1A 2AA', london, '10 Downing Street'],
  ])('%s', (typed, found, street) => expect(typedStreet(typed, found)).toBe(street));

  it.each([
    ['Boston, MA', boston],
    ['Boston', boston],
    ['Bostn, MA', boston],
    ['Boston 02108', boston],
    ['Boston, MA 02108', boston],
    ['10115 Berlin', berlin],
    ['SW1A 2AA, London', london],
    ['Hybrid 3 days, Boston, MA', boston],
    ['12 Beacon Street, Boston, MA', location({ ...boston, type: 'address' })],
  ])('is empty for %s', (typed, found) => expect(typedStreet(typed, found)).toBe(''));
});

it('says what was found instead of the street', () => {
  expect(centerText(boston)).toBe('center of Boston, street not found');
  expect(centerText(location({ type: 'state', city: '', stateName: 'Texas' }))).toBe(
    'center of Texas, street not found',
  );
  expect(centerText({ ...boston, notFound: '12 Beacon Street' })).toBe('center of Boston, street not found');
  expect(centerText({ ...boston, notFound: 'Back Bay' })).toBe('center of Boston, Back Bay not found');
});
