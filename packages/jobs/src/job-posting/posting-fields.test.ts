import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quotedFields, withPostingFields } from './posting-fields';

const salary = { name: 'Salary', value: '$20 an hour', quote: '$20/hr' };
const city = { name: 'Location', value: 'Austin', quote: 'Austin' };

describe('fields of a posting', () => {
  it('count only with a quote from the posting, whatever its white space', () => {
    const fields = [salary, { ...city, quote: 'Austin\n TX' }, { ...city, quote: 'Boston' }, { ...city, quote: ' ' }];
    expect(quotedFields(fields, 'Pays $20/hr in Austin TX.')).toEqual({ quoted: fields.slice(0, 2), dropped: 2 });
  });

  it('are added below the text of the posting', () => {
    expect(withPostingFields('', [salary, city])).toBe(
      'Posting details\nSalary: $20 an hour (“$20/hr”)\nLocation: Austin',
    );
    expect(withPostingFields('We bake.\r\nAt night.', [city])).toBe(
      'We bake.\nAt night.\n\nPosting details\nLocation: Austin',
    );
  });

  it('replace those that were read before, and nothing else', () => {
    const before = withPostingFields('We bake.', [salary]);
    expect(withPostingFields(`${before}\n\nNotes below`, [city])).toBe(
      'We bake.\n\nPosting details\nLocation: Austin\n\nNotes below',
    );
  });

  it('leave every word of the posting in place', () => {
    const field = fc.record({ name: fc.string(), value: fc.string(), quote: fc.string() });
    const posting = fc.array(fc.stringMatching(/^[a-z]{1,9}$/)).map((words) => words.join('\n'));
    fc.assert(
      fc.property(posting, fc.array(field, { minLength: 1 }), (text, fields) => {
        const once = withPostingFields(text, fields);
        expect(once.startsWith(text)).toBe(true);
        expect(withPostingFields(once, fields)).toBe(once);
      }),
    );
  });
});
