import { expect, it } from 'vitest';
import { priceSentences } from './price-sentences';

const areas = { from: 'Austin', to: 'Denver', fromPrices: 97.6, toPrices: 105.1 };

it('says what pay is worth elsewhere and what would match it', () => {
  expect(priceSentences({ ...areas, pay: 62_000 })).toEqual([
    '$62,000 in Austin is worth about $57,600 in Denver.',
    'Prices in Denver are 7.7% higher than in Austin. To buy the same there, you need about $66,800.',
  ]);
});

it('compares only prices if there is no pay', () => {
  expect(priceSentences(areas)).toEqual(['Prices in Denver are 7.7% higher than in Austin.']);
  expect(priceSentences({ ...areas, fromPrices: 110 })[0]).toBe('Prices in Denver are 4.5% lower than in Austin.');
  expect(priceSentences({ ...areas, fromPrices: 105.1 })[0]).toBe('Prices in Denver are the same as in Austin.');
});
