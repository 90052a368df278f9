import { describe, expect, it } from 'vitest';
import { contact } from '../testing/fixtures';
import { planImport } from './plan-import';

const contacts = [
  contact({ name: 'Jane Doe', companyName: 'Northwind Labs', email: 'jane@northwind.example' }),
  contact({ internalId: 'contact-2', name: 'Tom Baker', companyName: '', email: '' }),
];
const outcome = (values: { name: string; companyName?: string; email?: string }) =>
  planImport([{ values }], contacts)[0]?.outcome;

describe('import plan', () => {
  it.each([
    [{ name: 'Ada Lovelace' }, 'add'],
    [{ name: 'JANE  doe', companyName: 'Northwind Labs' }, 'skip'],
    [{ name: 'Jane Doe' }, 'skip'],
    [{ name: 'Jane Doe', companyName: 'Cedar Works', email: 'other@cedar.example' }, 'add'],
    [{ name: 'J. Doe', email: 'Jane@Northwind.example' }, 'skip'],
    [{ name: 'Tom Baker', companyName: 'Cedar Works' }, 'skip'],
  ])('for %j is "%s"', (values, expected) => {
    expect(outcome(values)).toBe(expected);
  });

  it('adds a contact that is in the file twice only once', () => {
    const ada = { values: { name: 'Ada Lovelace', email: 'ada@example.com' } };
    expect(planImport([ada, ada], contacts)).toMatchObject([
      { outcome: 'add', values: ada.values },
      { outcome: 'skip', detail: 'Duplicate in this file' },
    ]);
  });

  it('adds two people who share a name or an email address', () => {
    const cards = [
      { values: { name: 'Ada Lovelace', companyName: 'Analytical', email: 'ada@example.com' } },
      { values: { name: 'Ada Lovelace', companyName: 'Analytical', email: 'other.ada@example.com' } },
      { values: { name: 'Charles Babbage', companyName: 'Analytical', email: 'ada@example.com' } },
    ];
    expect(planImport(cards, contacts).map((card) => card.outcome)).toEqual(['add', 'add', 'add']);
  });

  it('says why a card is unreadable', () => {
    expect(planImport([{ label: 'Card 1', problem: 'This card has no end.' }], contacts)).toEqual([
      { outcome: 'unreadable', label: 'Card 1', detail: 'This card has no end.' },
    ]);
  });
});
