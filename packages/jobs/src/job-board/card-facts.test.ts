import { expect, it } from 'vitest';
import { ageText, monogramOf, shortSalary } from './card-facts';

const now = new Date(2026, 9, 20, 12);

it.each([
  ['Harbor & Vale', 'HV'],
  ['acme', 'A'],
  ['  Élan, Inc. of Texas', 'ÉI'],
  ['3M', '3'],
  ['', ''],
  ['—', ''],
])('the monogram of %j is %j', (name, monogram) => expect(monogramOf(name)).toBe(monogram));

it.each([
  [{ dateApplied: '2026-10-17', dateAdded: '2026-10-01' }, '3 days ago'],
  [{ dateApplied: '', dateAdded: new Date(2026, 9, 20, 8).toISOString() }, 'today'],
  [{ dateApplied: '', dateAdded: '' }, ''],
])('the age of %j is %j', (dates, text) => expect(ageText(dates, now)).toBe(text));

it.each([
  ['$82,000–$107,000 a year', '$82k–$107k a year'],
  ['up to $90,000', 'up to $90k'],
  ['$82,500 a year', '$82,500 a year'],
  ['$1,000,000', '$1,000,000'],
  ['$20,000.50', '$20,000.50'],
  ['€80.000', '€80.000'],
])('the salary %j is %j on a card', (salary, short) => expect(shortSalary(salary)).toBe(short));
