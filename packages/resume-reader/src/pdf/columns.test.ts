import { expect, it } from 'vitest';
import { pdfLines } from './page-lines';
import type { TextPiece } from './pdf-page';
import { textPiece } from '../testing/text-piece';

const textsOf = (pieces: readonly TextPiece[]) =>
  pdfLines([{ width: 600, height: 800, pieces }]).lines.map(({ cells }) => cells.map(({ text }) => text));

it('reads sections on both sides as columns, even where their lines stand side by side', () => {
  const left = ['Contact', '0171 5550123', 'h@mail.example', 'Languages', 'Spanish', 'English', 'Certificates', 'ADR'];
  const right = [
    'Summary',
    'Dependable driver with a clean record and many years',
    'of work in the city and on the motorway',
    'Experience',
    'Inland Freight Inc.',
    'Truck driver for food and drinks in the whole country',
    'Loaded and unloaded trailers with forklifts every day',
    'Wrote the log book',
    'Trained new colleagues in safe loading',
    'Planned the tours of the week with the office',
  ];
  const isHeading = (text: string) => /^(?:Contact|Languages|Certificates|Summary|Experience)$/.test(text);
  const pieces = (texts: readonly string[], x: number) =>
    texts.map((text, index) => textPiece(text, x, 60 + index * 14, isHeading(text) ? { size: 12 } : {}));
  expect(textsOf([...pieces(left, 40), ...pieces(right, 230)])).toEqual([...left, ...right].map((text) => [text]));
});

it('reads columns where dates are set flush right in the left one', () => {
  const dates = ['Jan 2018 – Present', 'Jun 2013 – Dec 2017', 'Mar 2010 – May 2013', 'September 2006 – May 2010'];
  const left = dates.flatMap((_, at) => [
    `Care Worker ${at}`,
    `House ${at}, Leeds`,
    'Cooked and cleaned for up to ten residents',
  ]);
  const right = [
    'Dementia care',
    'Moving and handling',
    'Medication',
    'Palliative care',
    'Driving',
    'Cooking',
    'First aid',
    'English',
    'Welsh',
    'Tamil',
    'Care plans',
    'Hygiene',
  ];
  const pieces = [
    ...left.map((text, index) => textPiece(text, 40, 60 + index * 14)),
    ...dates.map((text, at) => textPiece(text, 360 - text.length * 5, 74 + at * 42)),
    ...right.map((text, index) => textPiece(text, 390, 60 + index * 14)),
  ];
  const texts = textsOf(pieces);
  expect(texts.filter(([first]) => right.includes(first ?? ''))).toEqual(right.map((text) => [text]));
  expect(texts).toContainEqual(['House 3, Leeds', 'September 2006 – May 2010']);
});

it('reads a short column beside one that fills the page', () => {
  const left = [
    'Contact',
    '0171 5550123',
    'h@mail.example',
    'Kassel',
    'Skills',
    'Forklift',
    'Crane',
    'Languages',
    'English',
  ];
  const right = Array.from({ length: 48 }, (_, at) =>
    at % 16 === 0
      ? ['Summary', 'Experience', 'Education'][at / 16]!
      : `Line ${at} of a long text that needs the whole width of its column`,
  );
  const pieces = [
    ...left.map((text, index) => textPiece(text, 40, 60 + index * 14)),
    ...right.map((text, index) => textPiece(text, 230, 60 + index * 14, { width: 330 })),
  ];
  expect(textsOf(pieces)).toEqual([...left, ...right].map((text) => [text]));
});

it('reads a column whose texts stand a little to the right of their headings', () => {
  const headings = ['Profile', 'Experience', 'Education'];
  const left = [
    'Skills',
    'Forklift, crane',
    'Ladders',
    'Languages',
    'English',
    'Native',
    'Welsh',
    'Fluent',
    'Certificates',
    'ADR',
  ];
  const right = headings.flatMap((heading) => [
    heading,
    ...['One', 'Two', 'Three'].map((word) => `${word} more lines of the ${heading} that go on`),
  ]);
  const pieces = [
    ...left.map((text, index) => textPiece(text, 100 - text.length * 2.5, 60 + index * 17)),
    ...right.map((text, index) => textPiece(text, headings.includes(text) ? 209 : 220, 60 + index * 14)),
  ];
  expect(textsOf(pieces)).toEqual([...left, ...right].map((text) => [text]));
});
