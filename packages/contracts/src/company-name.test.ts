import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { companyNameKey } from './company-name';

describe('companyNameKey', () => {
  it.each([
    ['Acme, Inc.', 'acme'],
    ['ACME', 'acme'],
    ['Acme Co., Ltd.', 'acme'],
    ['Johnson & Johnson', 'johnson and johnson'],
    ['Smith & Co.', 'smith'],
    ['Société Générale S.A.', 'societe generale'],
    ['Novo Nordisk A/S', 'novo nordisk'],
    ['Müller GmbH & Co. KG', 'muller'],
    ['IŞIK TEKSTİL A.Ş.', 'isik tekstil'],
    ['Işık Tekstil', 'isik tekstil'],
    ['ISIK TEKSTIL', 'isik tekstil'],
    ['İstanbul Lojistik', 'istanbul lojistik'],
    ['Łódź Foods Sp. z o.o.', 'lodz foods'],
    ['ŁÓDŹ FOODS', 'lodz foods'],
    ['Macy’s', 'macys'],
    ['株式会社 日立', '株式会社 日立'],
    ['Company', 'company'],
    ['The Limited', 'the limited'],
    ['  ', ''],
    ['!!!', '!!!'],
    ['<b>Acme</b>', 'b acme b'],
  ])('makes %j %j', (name, key) => {
    expect(companyNameKey(name)).toBe(key);
  });

  it('is stable for its own keys and only empty for empty names', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const key = companyNameKey(name);
        expect(key === '').toBe(name.trim() === '');
      }),
    );
  });
});
