import { expect, it } from 'vitest';
import { company } from '../testing/fixtures';
import { filteredCompanies } from './company-filter';

it('finds companies by every word of the text, whatever its case and accents', () => {
  const saved = [
    company({ companyName: 'Müller & Söhne', city: 'Köln' }),
    company({ companyName: 'Łódź Foods' }),
    company({ companyName: 'IŞIK Tekstil', notes: 'Straße 7' }),
  ];
  const found = (text: string) => filteredCompanies(saved, text, 'all').map(({ companyName }) => companyName);
  expect(found('')).toHaveLength(3);
  expect(found('KOLN muller')).toEqual(['Müller & Söhne']);
  expect(found('lodz')).toEqual(['Łódź Foods']);
  expect(found('isik strasse')).toEqual(['IŞIK Tekstil']);
  expect(found('olive')).toEqual([]);
});
