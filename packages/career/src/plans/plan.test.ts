import { dayAfter } from '@keepmark/ui/words';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plan, step } from '../testing/fixtures';
import { deskSteps, isOverdue, movedOrders, nextStep, orderedSteps } from './plan';
import { templateSteps } from './plan-template';

const today = '2026-11-22';
const anyDay = fc.oneof(
  fc.constant(''),
  fc.integer({ min: -60, max: 60 }).map((days) => dayAfter(today, days)),
);
const anySteps = fc
  .array(fc.record({ dueOn: anyDay, doneOn: fc.constantFrom('', today), displayOrder: fc.integer({ min: 1, max: 9 }) }))
  .map((list) => list.map((values, index) => step({ ...values, internalId: `step-${index}` })));

describe('the desk', () => {
  it('shows all open steps that are overdue or due within two weeks, and at least one of each plan', () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        const shown = deskSteps([plan()], steps, today).map((one) => one.step);
        const open = steps.filter(({ doneOn }) => doneOn === '');
        const due = open.filter(({ dueOn }) => dueOn !== '' && dueOn <= '2026-12-06');
        expect(due.filter((one) => !shown.includes(one))).toEqual([]);
        expect(shown.every(({ doneOn }) => doneOn === '')).toBe(true);
        expect(shown.length > 0).toBe(open.length > 0);
        const dates = shown.map(({ dueOn }) => dueOn || '9999');
        expect(dates).toEqual(dates.toSorted());
      }),
    );
  });

  it('omits steps whose plan was deleted', () => {
    expect(deskSteps([plan({ internalId: 'other' })], [step({ dueOn: today })], today)).toEqual([]);
  });

  it('shows only the next step of a plan with nothing due soon', () => {
    const steps = [
      step({ internalId: 'undated', displayOrder: 1 }),
      step({ internalId: 'later', displayOrder: 2, dueOn: '2027-03-01' }),
      step({ internalId: 'next', displayOrder: 3, dueOn: '2027-02-01' }),
    ];
    expect(deskSteps([plan()], steps, today).map((one) => one.step.internalId)).toEqual(['next']);
    expect(nextStep(steps)?.internalId).toBe('next');
  });
});

it.each([
  ['2026-11-21', '', true],
  ['2026-11-22', '', false],
  ['2026-11-21', '2026-11-21', false],
  ['', '', false],
])('a step due %j and done %j is overdue: %j', (dueOn, doneOn, expected) => {
  expect(isOverdue({ dueOn, doneOn }, today)).toBe(expected);
});

it('moving a step keeps the order of all others and numbers them from 1', () => {
  const anyMove = anySteps
    .filter((steps) => steps.length > 0)
    .chain((steps) =>
      fc.record({
        steps: fc.constant(steps),
        from: fc.nat(steps.length - 1),
        to: fc.integer({ min: -3, max: steps.length + 3 }),
      }),
    );
  fc.assert(
    fc.property(anyMove, ({ steps, from, to }) => {
      const changes = new Map(movedOrders(steps, from, to).map((one) => [one.internalId, one.displayOrder]));
      const placeOf = (one: (typeof steps)[number]) => changes.get(one.internalId) ?? one.displayOrder;
      const before = orderedSteps(steps).map(({ internalId }) => internalId);
      const after = steps.toSorted((left, right) => placeOf(left) - placeOf(right));
      const ids = after.map(({ internalId }) => internalId);
      const moved = before[from];
      expect(ids.filter((id) => id !== moved)).toEqual(before.filter((id) => id !== moved));
      expect(ids.indexOf(moved!)).toBe(Math.max(0, Math.min(to, steps.length - 1)));
      expect(after.map(placeOf)).toEqual(after.map((_, index) => index + 1));
    }),
  );
});

it('moves nothing if the step doesn’t exist', () => {
  expect(movedOrders([step()], 1, 0)).toEqual([]);
});

describe('the suggested steps of a new plan', () => {
  it('name at most three missing skills', () => {
    const titles = (missingSkills: string[]) =>
      templateSteps({ missingSkills, today, targetDate: '' })
        .filter(({ kind }) => kind === 'skill')
        .map(({ title }) => title);
    expect(titles(['SQL', 'Tableau', 'R', 'SAS'])).toEqual(['Learn SQL', 'Learn Tableau', 'Learn R']);
    expect(titles([])).toHaveLength(1);
  });

  it('have due dates in order, after today and before the target date', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 2000 }), (days) => {
        const targetDate = dayAfter(today, days);
        const dates = templateSteps({ missingSkills: ['SQL'], today, targetDate }).map(({ dueOn = '' }) => dueOn);
        expect(dates).toEqual(dates.toSorted());
        for (const date of dates) expect(date > today && date <= targetDate).toBe(true);
      }),
    );
  });

  it.each(['', today, '2020-01-01'])('have no due date with the target date %j', (targetDate) => {
    const steps = templateSteps({ missingSkills: [], today, targetDate });
    expect(steps.map(({ dueOn }) => dueOn)).toEqual(steps.map(() => ''));
  });
});
