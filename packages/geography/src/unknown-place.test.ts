import { describe, expect, it } from 'vitest';
import { unknownPlaceAdvice } from './unknown-place';

describe('the hint for a place that was not found', () => {
  it.each(['10001', ' 02139-4307 ', 'SW1A 1AA', 'm5v 2t6', '100-0001'])('asks for the city of %s', (typed) => {
    expect(unknownPlaceAdvice(typed)).toMatch(/enter the city/);
  });

  it.each(['qqqq', 'Route 66', 'Area 51', ''])('asks for the spelling of %j', (typed) => {
    expect(unknownPlaceAdvice(typed)).toMatch(/Check the spelling/);
  });
});
