import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { uniquePlaceName } from './unique-place-name';

const none = () => false;

describe('uniquePlaceName', () => {
  it.each([
    ['Corner Café', 'New York, NY', 'Corner Café-New-York-NY'],
    ['Corner Café', 'Winston-Salem', 'Corner Café-Winston-Salem'],
    ['Corner Café', ' San  -  José ,', 'Corner Café-San-José'],
    ['  Corner Café ', 'Austin', 'Corner Café-Austin'],
    ['Corner Café', '', 'Corner Café'],
    ['Corner Café', ' , - ', 'Corner Café'],
  ])('turns %j in %j into %j', (name, city, unique) => {
    expect(uniquePlaceName(name, city, none)).toBe(unique);
  });

  it('counts up while the name exists', () => {
    const taken = new Set(['Museum-Oslo', 'Museum-Oslo-2']);
    expect(uniquePlaceName('Museum', 'Oslo', (name) => taken.has(name))).toBe('Museum-Oslo-3');
  });

  it('never returns a name twice', () => {
    const place = fc.record({
      name: fc.constantFrom('Park', 'Museum', 'Park-2'),
      city: fc.constantFrom('', 'Oslo', '2'),
    });
    fc.assert(
      fc.property(fc.array(place, { maxLength: 60, size: 'max' }), (places) => {
        const taken = new Set<string>();
        for (const { name, city } of places) taken.add(uniquePlaceName(name, city, (other) => taken.has(other)));
        expect(taken.size).toBe(places.length);
      }),
    );
  });
});
