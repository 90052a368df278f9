import { describe, expect, it } from 'vitest';
import { splitTerm } from './split-term';

describe('splitTerm', () => {
  it.each([
    ['nurse', 'nurse', ''],
    ['nurse -"night shift" "home care"', 'nurse home care', '-"night shift"'],
    ['-a nurse -b', 'nurse', '-a -b'],
    ['nurse or doctor', 'nurse doctor', ''],
    ['part-time e-mail', 'part-time e-mail', ''],
    ['-intern', '', '-intern'],
    ['"', '', ''],
  ])('%s', (term, wanted, excluded) => {
    expect(splitTerm(term)).toMatchObject({ wanted, excluded });
  });

  it('keeps the notation of what is wanted', () => {
    expect(splitTerm('-a "home care" or nurse -"b c"').positive).toBe('"home care" or nurse');
  });
});
