import type { Taxes } from '@keepmark/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importReference } from '../import/import-reference';
import { buildTestApp, call, type TestApp } from '../../testing/test-app';
import { stateTaxes } from './testing/reference-files';

let fresh: TestApp;
let filled: TestApp;
beforeAll(async () => {
  fresh = await buildTestApp();
  filled = await buildTestApp();
  const bytes = Buffer.from(JSON.stringify(stateTaxes));
  await importReference(filled.app.database.write, [{ file: 'state-taxes', name: 'taxgraphs-2024.json', bytes }]);
});
afterAll(async () => {
  await fresh.close();
  await filled.close();
});

const read = async <Data>({ app }: TestApp, path: string) =>
  (await call(app, `/wages/${path}`, { method: 'GET' })).answer['data'] as Data;

describe('taxes of a state', () => {
  it('are written by hand on a fresh start, each with the form of its state', async () => {
    const texas = await read<Taxes>(fresh, 'taxes/tx');
    expect(texas.state).toMatchObject({ table: 'hand-written', single: { brackets: [{ from: 0, rate: 0 }] } });
    expect(texas.federal.single.standardDeduction).toEqual([{ from: 0, amount: 16_100 }]);
    expect(texas.payroll.map(({ name }) => name)).toEqual(['Social Security', 'Medicare']);
    expect((await read<Taxes>(fresh, 'taxes/CA')).state?.source).toMatchObject({
      year: 2025,
      url: 'https://www.ftb.ca.gov/forms/2025/2025-540-tax-rate-schedules.pdf',
    });
    expect((await read<Taxes>(fresh, 'taxes/OH')).state).toBeNull();
  });

  it('link each state to its own source, also where wages aren’t taxed', async () => {
    const urls = await Promise.all(
      'AK FL NH NV SD TN TX WA WY CA NY PA'.split(' ').map(async (code) => {
        const { state } = await read<Taxes>(fresh, `taxes/${code}`);
        return new URL(state?.source.url ?? '').hostname;
      }),
    );
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls).not.toContain('taxadmin.org');
  });

  it('have brackets from 0 up, whose rates are shares', async () => {
    const answers = await Promise.all(
      'AK AZ CA CO FL GA IL IN KY MA MI MS NC NH NV NY PA SD TN TX WA WY'
        .split(' ')
        .map((state) => read<Taxes>(fresh, `taxes/${state}`)),
    );
    const schedules = answers.flatMap(({ federal, state, payroll }) =>
      [federal, ...(state ? [state] : [])]
        .flatMap(({ single, marriedJointly }) => [single.brackets, marriedJointly.brackets])
        .concat(payroll.flatMap(({ single, marriedJointly }) => [single, marriedJointly])),
    );
    for (const brackets of schedules) {
      expect(brackets[0]?.from).toBe(0);
      expect(brackets.map(({ from }) => from)).toEqual(brackets.map(({ from }) => from).toSorted((a, b) => a - b));
      expect(brackets.every(({ rate }) => rate >= 0 && rate < 0.4)).toBe(true);
    }
  });

  it('keep ours where the imported ones are older, and name the year of those that are', async () => {
    const california = await read<Taxes>(filled, 'taxes/CA');
    expect([california.state?.table, california.state?.source.year]).toEqual(['hand-written', 2025]);
    const ohio = await read<Taxes>(filled, 'taxes/OH');
    expect([ohio.state?.table, ohio.state?.source.year]).toEqual(['official', 2021]);
    expect(ohio.state?.notes).toContain('These are the brackets of 2021, although the list is of 2024.');
  });

  it('let an exemption shrink with the income, and take a credit from the tax', async () => {
    const { state: connecticut } = await read<Taxes>(filled, 'taxes/CT');
    expect(connecticut?.single.personalExemption).toEqual([
      { from: 0, amount: 3000 },
      { from: 30_000, amount: 2000 },
      { from: 31_000, amount: 1000 },
      { from: 32_000, amount: 0 },
    ]);
    expect(connecticut?.marriedJointly.personalExemption.at(-1)).toEqual({ from: 49_000, amount: 6000 });
    const { state: oregon } = await read<Taxes>(filled, 'taxes/OR');
    expect(oregon?.single).toEqual({
      brackets: [{ from: 0, rate: 0.09 }],
      standardDeduction: [],
      personalExemption: [],
      taxCredit: [{ from: 0, amount: 249 }],
    });
  });
});
