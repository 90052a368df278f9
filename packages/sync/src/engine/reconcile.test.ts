import type { StoredRow } from '@keepmark/local-store/sync';
import { describe, expect, it } from 'vitest';
import type { Item } from '../rows/item';
import type { StampedRow } from '../rows/row-stamps';
import { type Known, reconcile } from './reconcile';

const row = (title: string, stamp: number, note = ''): StampedRow => ({
  values: { title, note },
  stamps: { base: 1, fields: { title: stamp } },
});
const here = (stamped: StampedRow, version = 'v1'): StoredRow => ({
  table: 'jobs',
  id: '1',
  defaults: {},
  version,
  ...stamped,
});
const known = (parts: Partial<Known>): Known => ({
  entry: undefined,
  local: undefined,
  deletion: undefined,
  isOwn: false,
  ...parts,
});
const origin = { table: 'jobs', id: '1', writer: 'w', schema: 1 };
const live = (stamped: StampedRow): Item => ({ ...origin, row: stamped });
const deleted = (deletedAt: number): Item => ({ ...origin, deletedAt });
const baker = row('Baker', 10);

describe('a row that arrives', () => {
  it('is taken whole when it is new here', () => {
    expect(reconcile(known({}), live(baker))).toEqual({ entry: { row: baker }, take: baker, replaced: [] });
  });

  it('changes only the fields that changed', () => {
    const decision = reconcile(known({ entry: { row: baker }, local: here(baker) }), live(row('Cook', 20)));
    expect(decision.take).toEqual({ values: { title: 'Cook' }, stamps: { base: 20, fields: {} } });
    expect(decision.entry).toEqual({ row: row('Cook', 20), isDirty: false });
  });

  it('leaves a row that is the same alone', () => {
    const decision = reconcile(known({ local: here(baker) }), live(baker));
    expect(decision).toEqual({ entry: { row: baker, isDirty: false }, replaced: [] });
  });

  it('is to be pushed again with what changed here', () => {
    const local = here({ ...baker, values: { title: 'Baker', note: 'Call' } });
    const decision = reconcile(known({ entry: { row: baker }, local }), live(row('Cook', 20)));
    expect(decision.take?.values).toEqual({ title: 'Cook' });
    expect(decision.entry.isDirty).toBe(true);
  });

  it('doesn’t come back after a deletion here that is newer', () => {
    const decision = reconcile(known({ entry: { row: baker }, deletion: 30 }), live(row('Cook', 20)));
    expect(decision).toEqual({ entry: { row: row('Cook', 20), gone: 30 }, replaced: [] });
  });

  it('comes back when it was changed after the deletion', () => {
    const decision = reconcile(known({ entry: { row: baker }, deletion: 15 }), live(row('Cook', 20)));
    expect(decision).toEqual({ entry: { row: row('Cook', 20) }, take: row('Cook', 20), replaced: [] });
  });

  it('comes back when its deletion was undone before the row was lost', () => {
    const decision = reconcile(known({ entry: { row: baker, localStamp: 40 }, deletion: 30 }), live(baker));
    expect(decision.take).toEqual(baker);
  });

  it('doesn’t come back after a deletion here, though this device’s clock is behind', () => {
    const entry = { row: row('Baker', 500), localStamp: 20 };
    const decision = reconcile(known({ entry, deletion: 30 }), live(row('Baker', 500)));
    expect(decision.entry.gone).toBe(501);
  });

  it('doesn’t come back when the server gives the row from before the deletion', () => {
    expect(reconcile(known({ entry: { deletedAt: 30 } }), live(baker)).entry.gone).toBe(30);
  });

  it('by this device itself is no conflict, even if its answer was lost', () => {
    const note = (text: string, stamp: number): StampedRow => ({
      values: { note: text },
      stamps: { base: stamp, fields: {} },
    });
    const [before, sent, now] = [note('one\n', 1), note('one\ntwo\n', 2), note('one\nthree\n', 3)];
    const decision = reconcile(known({ entry: { row: before }, local: here(now), isOwn: true }), live(sent));
    expect(decision).toEqual({ entry: { row: sent, isDirty: true }, replaced: [] });
  });
});

describe('a row that was revived after a deletion', () => {
  it('offers back what the deletion deleted and the revival doesn’t have', () => {
    const mine = row('Cook', 20);
    const revival: Item = { ...origin, row: row('Baker', 40), bornAt: 40 };
    const decision = reconcile(known({ entry: { row: mine, localStamp: 99 }, local: here(mine) }), revival);
    expect(decision.take?.values).toEqual({ title: 'Baker' });
    expect(decision.replaced).toEqual([{ field: 'title', text: 'Cook' }]);
  });

  it('is changed as usual afterwards', () => {
    const mine = row('Baker', 40);
    const entry = { row: mine, bornAt: 40, localStamp: 99 };
    const decision = reconcile(known({ entry, local: here(mine) }), { ...origin, row: row('Chef', 50), bornAt: 40 });
    expect(decision.take?.values).toEqual({ title: 'Chef' });
    expect(decision.replaced).toEqual([]);
  });
});

describe('a deletion that arrives', () => {
  it('deletes a row that nobody changed here', () => {
    const entry = { row: baker, localStamp: 99 };
    // The local stamps may be later than the change.
    const local = here({ ...baker, stamps: { base: 99, fields: {} } });
    expect(reconcile(known({ entry, local }), deleted(30))).toEqual({
      entry: { deletedAt: 30 },
      delete: 30,
      replaced: [],
    });
  });

  it('deletes a row whose change here is older', () => {
    const entry = { row: baker, localStamp: 99 };
    expect(reconcile(known({ entry, local: here(row('Cook', 20), 'v2') }), deleted(30)).delete).toBe(30);
  });

  it('doesn’t delete a row that was changed here later', () => {
    const entry = { row: baker, localStamp: 99 };
    const decision = reconcile(known({ entry, local: here(row('Cook', 40), 'v2') }), deleted(30));
    expect(decision).toEqual({ entry: { deletedAt: 30, isDirty: true }, replaced: [] });
  });

  it('doesn’t delete a row that was restored here later', () => {
    const entry = { row: baker, localStamp: 99 };
    const local = here({ ...baker, stamps: { base: 100, fields: {} } }, 'v2');
    expect(reconcile(known({ entry, local }), deleted(30)).delete).toBeUndefined();
  });

  it('doesn’t delete a row that was restored here, if the deletion is the one that was undone', () => {
    const local = here({ ...baker, stamps: { base: 20, fields: {} } }, 'v2');
    expect(reconcile(known({ entry: { row: baker, gone: 30 }, local }), deleted(30)).delete).toBeUndefined();
    expect(reconcile(known({ entry: { deletedAt: 30 }, local }), deleted(30)).delete).toBeUndefined();
  });

  it('doesn’t delete a row that the server had confirmed later', () => {
    const entry = { row: row('Chef', 50), localStamp: 99 };
    expect(reconcile(known({ entry, local: here(row('Chef', 50)) }), deleted(30)).delete).toBeUndefined();
  });

  it('is all that is left of a row that both sides deleted', () => {
    expect(reconcile(known({ entry: { row: baker, gone: 40 } }), deleted(30))).toEqual({
      entry: { deletedAt: 40 },
      replaced: [],
    });
  });
});
