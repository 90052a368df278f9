import { expect, it } from 'vitest';
import { casesIn } from './cases-in';

const list = `# Files

## Contacts: a folder

| file | what it is | right outcome |
| --- | --- | --- |
| 21-people.csv | a table | 2 contacts |

## Interviews

| 37a/b/c | in order | Scheduled → Cancelled |

## Capture

| 62-page.html | a page | read |
`;

it('finds the files of each row by the number that they start with', () => {
  expect(casesIn(list, ['37b-cancel.ics', '37a-request.ics', '21-people.csv', '62-page.html', '3-other.csv'])).toEqual([
    { file: '21-people.csv', kind: 'contacts', expected: '2 contacts' },
    { file: '37a-request.ics', kind: 'interviews', expected: 'Scheduled → Cancelled' },
    { file: '37b-cancel.ics', kind: 'interviews', expected: 'Scheduled → Cancelled' },
  ]);
});
