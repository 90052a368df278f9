import { expect, it } from 'vitest';
import { formattedNumber, plainNumber } from './number-format';

it.each([
  [1234, '00000', '01234'],
  [612_345_678, String.raw`0#" "##" "##" "##" "##`, '06 12 34 56 78'],
  [612_345_678, String.raw`0#\ ##\ ##\ ##\ ##`, '06 12 34 56 78'],
  [5_550_101, '[<=9999999]###-####;(###) ###-####', '555-0101'],
  [2_025_550_101, '[<=9999999]###-####;(###) ###-####', '(202) 555-0101'],
  [48_500, String.raw`#,##0.00\ "€"`, '48500 €'],
  [48_500, String.raw`_-* #,##0\ [$€-407]_-;\-* #,##0\ [$€-407]_-`, '48500 €'],
  [85_000, '"$"#,##0_);[Red]\\("$"#,##0\\)', '$85000'],
  [-20.5, '"$"#,##0.00', '-$20.5'],
  [0.155, '0.00%', '15.5%'],
  [38.5, '0.0 "h"', '38.5 h'],
])('shows %d in %s as %s', (value, code, text) => {
  expect(formattedNumber(value, code)).toBe(text);
});

it.each(['General', '0', '0.00', '#,##0', '#,##0.00', '# ?/?', '0.00E+00', 'yyyy-mm-dd', '@', '#,##0,"k"', ''])(
  'has nothing to add to the digits in %s',
  (code) => {
    expect(formattedNumber(48_500, code)).toBeUndefined();
  },
);

it('writes a number in digits', () => {
  expect(plainNumber(0.1 + 0.2)).toBe('0.3');
  expect(plainNumber(1.5e21)).toBe('1500000000000000000000');
  expect(plainNumber(491_701_234_567)).toBe('491701234567');
  expect(plainNumber(1e-7)).toBe('0.0000001');
});
