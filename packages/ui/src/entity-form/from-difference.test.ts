import { expect, it } from 'vitest';
import { fromDifference } from './from-difference';

it('shows short texts whole', () => {
  expect(fromDifference('Call Ada', 'Call Grace')).toEqual(['Call Ada', 'Call Grace']);
});

it('shows long texts from shortly before their difference', () => {
  const start = 'a'.repeat(1000);
  const before = 'a'.repeat(60);
  expect(fromDifference(`${start}b`, `${start}c`)).toEqual([`…${before}b`, `…${before}c`]);
});
