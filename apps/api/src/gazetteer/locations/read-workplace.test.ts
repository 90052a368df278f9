import { describe, expect, it } from 'vitest';
import { readWorkplace } from './read-workplace';

describe('readWorkplace', () => {
  it.each([
    ['New York, NY (Hybrid)', 'New York, NY', false],
    ['Remote in USA', 'USA', true],
    ['Austin - , TX', 'Austin, TX', false],
    ['Austin, Hybrid, TX', 'Austin, TX', false],
    ['Paris / Remote / London', 'Paris/ London', true],
    ['Stratford-upon-Avon', 'Stratford-upon-Avon', false],
  ])('reads %s', (text, rest, remote) => {
    expect(readWorkplace(text)).toEqual({ text: rest, remote });
  });

  // Exponential once: a search for this location kept the API busy for minutes.
  it.each(['- ', ', ', '| ', '- , ', '~ - '])('reads any number of %j', (separators) => {
    expect(readWorkplace(separators.repeat(500))).toEqual({ text: '', remote: false });
  });
});
