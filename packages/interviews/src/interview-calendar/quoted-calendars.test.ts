import { expect, it } from 'vitest';
import { interviewsReading } from './interviews-reading';

const reading = (text: string) => interviewsReading(new File([text], 'invite.vcs'), 'Europe/Paris');
const calendar = (...lines: string[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:1.0',
    'BEGIN:VEVENT',
    ...lines,
    'DTSTART:20261207T130000Z',
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');

it('leaves no sign of a soft line break in a text, folded or not', async () => {
  const head = 'SUMMARY;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:';
  expect((await reading(calendar(`${head}Caf=C3=A9=`, ' Rivi=C3=A8re'))).rows).toMatchObject([
    { summary: 'CaféRivière' },
  ]);
  const spaced = calendar(`${head}Caf=C3=A9=`, ' Rivi=C3=', '=A8re');
  expect((await reading(spaced)).rows).toMatchObject([{ summary: 'Café Rivière' }]);
});

it('names a web page that was saved as a calendar', async () => {
  await expect(reading('<!DOCTYPE html>\n<html><body>Log in</body></html>')).rejects.toThrow('is a web page');
});
