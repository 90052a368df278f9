import { expect, it } from 'vitest';
import { guessColumns } from './column-guess';
import { jobOfRow } from './csv-import';

const rows = [
  ['Line Cook', 'Olive Street', 'Austin, TX', 'Applied', '13/10/2026', '$21 an hour', 'https://a.example/1', 'Nice'],
  ['Welder', 'Harbor & Vale', 'Denver, CO', 'Rejected', '02/11/2026', '$50k', 'https://a.example/2', ''],
];

it('guesses columns by the words of their headers', () => {
  const header = [
    'The role',
    'Which company?',
    'Where is it',
    'How it went / outcome',
    'When I applied',
    'Money',
    'Ad link',
    'My thoughts',
  ];
  expect(guessColumns(header, rows).map(({ field }) => field)).toEqual([
    'jobTitle',
    'companyName',
    'location',
    'status',
    'dateApplied',
    'salary',
    'url',
    'notes',
  ]);
});

it('reads where the work is done, from a column of its own', () => {
  const header = ['Role', 'Employer', 'Remote?', 'WFH policy'];
  const placed = [
    ['Chef', 'Olive', 'Yes', 'Remote'],
    ['Nurse', 'Cedar', 'Hybrid (3 days)', 'Hybrid'],
    ['Cook', 'Rye', 'No', 'On-site'],
  ];
  const fields = guessColumns(header, placed).map(({ field }) => field);
  expect(fields).toEqual(['jobTitle', 'companyName', 'workplace', undefined]);
  expect(placed.map((row) => jobOfRow(row, fields).values?.workplace)).toEqual(['remote', 'hybrid', 'onsite']);
});

it('guesses columns in German and Finnish', () => {
  const german = ['Stelle', 'Firma', 'Ort', 'Stand', 'Beworben am', 'Verdienst', 'Link zur Anzeige', 'Bemerkung'];
  const finnish = ['Tehtävä', 'Yritys', 'Paikkakunta', 'Vaihe', 'Haettu', 'Palkka', 'Linkki', 'Kommentit'];
  const fields = ['jobTitle', 'companyName', 'location', 'status', 'dateApplied', 'salary', 'url', 'notes'];
  expect(guessColumns(german, rows).map(({ field }) => field)).toEqual(fields);
  expect(guessColumns(finnish, rows).map(({ field }) => field)).toEqual(fields);
});

it('guesses columns by their values where headers say nothing, and never what a date means', () => {
  const header = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
  expect(guessColumns(header, rows)).toEqual([
    { field: 'jobTitle', from: 'values' },
    { field: undefined, from: 'nothing' },
    { field: 'location', from: 'values' },
    { field: 'status', from: 'values' },
    { field: 'dateAdded', from: 'values' },
    { field: 'salary', from: 'values' },
    { field: 'url', from: 'values' },
    { field: undefined, from: 'nothing' },
  ]);
});

it('tries another field where the values make no sense in the first', () => {
  const header = ['Title', 'Applied', 'Status', 'Progress'];
  const guesses = guessColumns(header, [
    ['Chef', 'Yes', 'Sent on Monday', 'Fine'],
    ['Cook', 'No', 'No idea', 'Good'],
  ]);
  expect(guesses.map(({ field }) => field)).toEqual(['jobTitle', 'applied', 'status', undefined]);
});
