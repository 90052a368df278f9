import { describe, expect, it } from 'vitest';
import { contact } from '../testing/fixtures';
import { planImport } from './plan-import';

const kept = [
  contact({ name: 'Jane Doe', companyName: 'Northwind Labs', email: 'jane@northwind.example' }),
  contact({ internalId: 'contact-2', name: 'Tom Baker', companyName: '', email: '' }),
];
const outcome = (values: { name: string; companyName?: string; email?: string }) =>
  planImport([{ values }], kept)[0]?.outcome;

describe('the plan of an import', () => {
  it.each([
    [{ name: 'Ada Lovelace' }, 'add'],
    [{ name: 'JANE  doe', companyName: 'Northwind Labs' }, 'kept'],
    [{ name: 'Jane Doe' }, 'kept'],
    [{ name: 'Jane Doe', companyName: 'Cedar Works', email: 'other@cedar.example' }, 'add'],
    [{ name: 'J. Doe', email: 'Jane@Northwind.example' }, 'kept'],
    [{ name: 'Tom Baker', companyName: 'Cedar Works' }, 'kept'],
  ])('of %j is to leave it as "%s"', (values, expected) => {
    expect(outcome(values)).toBe(expected);
  });

  it('adds a contact that stands twice in the file once', () => {
    const ada = { values: { name: 'Ada Lovelace', email: 'ada@example.com' } };
    expect(planImport([ada, ada], kept)).toMatchObject([
      { outcome: 'add', values: ada.values },
      { outcome: 'kept', detail: 'Twice in this file' },
    ]);
  });

  it('adds two people who share a name, or an address', () => {
    const cards = [
      { values: { name: 'Ada Lovelace', companyName: 'Analytical', email: 'ada@example.com' } },
      { values: { name: 'Ada Lovelace', companyName: 'Analytical', email: 'other.ada@example.com' } },
      { values: { name: 'Charles Babbage', companyName: 'Analytical', email: 'ada@example.com' } },
    ];
    expect(planImport(cards, kept).map((card) => card.outcome)).toEqual(['add', 'add', 'add']);
  });

  it('says why a card is not read', () => {
    expect(planImport([{ label: 'Card 1', problem: 'It has no end.' }], kept)).toEqual([
      { outcome: 'unreadable', label: 'Card 1', detail: 'It has no end.' },
    ]);
  });
});
