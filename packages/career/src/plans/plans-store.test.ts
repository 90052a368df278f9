import { testDatabase } from '@keepmark/local-store/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxSteps, orderedSteps } from './plan';
import { careerPlanStepTable, careerPlanTable } from './plan-tables';
import { createPlansStore, PlanFullError } from './plans-store';

function open() {
  const database = testDatabase();
  const plans = database.table(careerPlanTable);
  const steps = database.table(careerPlanStepTable);
  const stepsOf = (planId: string) => orderedSteps(steps.query({ where: { planId } }));
  return { database, plans, steps, stepsOf, store: createPlansStore(database, () => new Date(2026, 10, 22, 12)) };
}

const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title);

describe('the store of plans', () => {
  it('deletes a plan with its steps, and restores both', () => {
    const { store, plans, steps, stepsOf } = open();
    const { id } = store.add({ title: 'Welder' }, [{ title: 'One' }, { title: 'Two' }]);
    const other = store.add({ title: 'Cook' }, [{ title: 'Three' }]);
    const undo = store.delete(plans.get(id)!);
    expect([plans.count(), titles(steps.query())]).toEqual([1, ['Three']]);
    undo();
    expect(titles(stepsOf(id))).toEqual(['One', 'Two']);
    expect(titles(stepsOf(other.id))).toEqual(['Three']);
  });

  it('doesn’t add to a plan that another tab deleted', () => {
    const { store, plans, steps } = open();
    const { id, undo } = store.add({ title: 'Welder' }, []);
    undo();
    expect(store.addStep(id, { title: 'One' })).toBeUndefined();
    expect([plans.count(), steps.count()]).toEqual([0, 0]);
    expect(store.setDone('gone', true)).toBeUndefined();
    expect(store.updateStep('gone', { title: 'One' })).toBe(false);
  });

  it('stores the day a step was done, and clears it', () => {
    const { store, stepsOf } = open();
    const { id } = store.add({ title: 'Welder' }, [{ title: 'One' }]);
    const undo = store.setDone(stepsOf(id)[0]!.internalId, true);
    expect(stepsOf(id)[0]?.doneOn).toBe('2026-11-22');
    undo?.();
    expect(stepsOf(id)[0]?.doneOn).toBe('');
  });

  it('rejects more steps than a plan can have, and adds none of them', () => {
    const { store, plans, steps } = open();
    const many = Array.from({ length: maxSteps }, (_, index) => ({ title: `Step ${index}` }));
    expect(() => store.add({ title: 'Welder' }, [...many, { title: 'One more' }])).toThrow(PlanFullError);
    expect([plans.count(), steps.count()]).toEqual([0, 0]);
    const { id } = store.add({ title: 'Welder' }, many);
    expect(() => store.addStep(id, { title: 'One more' })).toThrow(/200 steps/);
    expect(steps.count()).toBe(maxSteps);
  });

  it('gives every step a unique position, and undoes any series of changes in order', () => {
    const change = fc.oneof(
      fc.record({ kind: fc.constant('add' as const), title: fc.string({ maxLength: 5 }) }),
      fc.record({ kind: fc.constant('move' as const), from: fc.nat(6), to: fc.nat(6) }),
      fc.record({ kind: fc.constant('delete' as const), at: fc.nat(6) }),
      fc.record({ kind: fc.constant('done' as const), at: fc.nat(6) }),
    );
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
        const { store, stepsOf } = open();
        const { id } = store.add({ title: 'Welder' }, [{ title: 'One' }, { title: 'Two' }, { title: 'Three' }]);
        const history: { before: unknown; undo: () => void }[] = [];
        for (const one of changes) {
          const before = stepsOf(id);
          const at = 'at' in one ? before[one.at] : undefined;
          const undo =
            one.kind === 'add'
              ? store.addStep(id, { title: one.title })
              : one.kind === 'move'
                ? store.moveStep(id, one.from, one.to)
                : at && (one.kind === 'delete' ? store.deleteStep(at) : store.setDone(at.internalId, true));
          if (undo) history.push({ before, undo });
          const places = stepsOf(id).map(({ displayOrder }) => displayOrder);
          expect(new Set(places).size).toBe(places.length);
        }
        for (const { before, undo } of history.toReversed()) {
          undo();
          expect(stepsOf(id)).toEqual(before);
        }
      }),
      { numRuns: 60 },
    );
  });
});
