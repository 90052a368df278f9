import { heapMb, interactionMs, withSlowProcessor } from '@keepmark/bench';
import type { Page } from 'playwright-core';

type Open = (screen: string) => Promise<void>;

/** Presses each key as someone who types, and measures each press until its next frame. */
async function typeEach(page: Page, keys: Iterable<string>): Promise<number[]> {
  const times: number[] = [];
  for (const key of keys) times.push(await interactionMs(page, () => page.keyboard.press(key)));
  return times;
}

/** Types in the filter of the list, and deletes it again. */
export const filterList = async (page: Page, open: Open): Promise<number[]> => {
  await open('/jobs/list');
  return withSlowProcessor(page, async () => {
    await page.getByRole('searchbox', { name: 'Search saved jobs' }).focus();
    return typeEach(page, [...Array.from('engineer 12'), ...Array.from({ length: 11 }, () => 'Backspace')]);
  });
};

/** Types in the filter of the list. Measures each key until the count of other rows is on the screen. */
export const showFiltered = async (page: Page, open: Open): Promise<number[]> => {
  await open('/jobs/list');
  return withSlowProcessor(page, async () => {
    await page.getByRole('searchbox', { name: 'Search saved jobs' }).focus();
    const times: number[] = [];
    for (const key of ['1', '2', '3', '4', 'Backspace', 'Backspace', 'Backspace', 'Backspace']) {
      const timed = page.evaluate(() => window.bench.timeUntilOther('keydown', 'output'));
      await page.waitForTimeout(500);
      await page.keyboard.press(key);
      times.push(await timed);
    }
    return times;
  });
};

/** Filters by a click, sorts, sets the status of a row, deletes one, and undoes that. */
export const changeList = async (page: Page, open: Open): Promise<number[]> => {
  await open('/jobs/list');
  return withSlowProcessor(page, async () => {
    const times: number[] = [];
    const measured = async (act: () => Promise<unknown>) => {
      times.push(await interactionMs(page, act));
      await page.waitForTimeout(500);
    };
    const list = page.getByRole('list', { name: 'Saved jobs' });
    const applied = page.getByRole('button', { name: /Applied$/ });
    for (let round = 0; round < 5; round += 1) {
      await measured(() => applied.click());
      await measured(() => applied.click());
      await page.getByRole('combobox', { name: 'Sort by' }).focus();
      await measured(() => page.keyboard.press(round % 2 === 0 ? 'ArrowDown' : 'ArrowUp'));
      await list
        .getByRole('combobox', { name: /^Status of / })
        .first()
        .focus();
      await measured(() => page.keyboard.press('ArrowDown'));
      await measured(() =>
        list
          .getByRole('button', { name: /^Delete / })
          .first()
          .click(),
      );
      await measured(() => page.getByRole('button', { name: 'Undo' }).first().click());
    }
    return times;
  });
};

/** Types a title and a company of which thousands are known. */
export const fillForm = async (page: Page, open: Open): Promise<number[]> => {
  await open('/job/add');
  return withSlowProcessor(page, async () => {
    const times: number[] = [];
    for (const [label, text] of [
      ['Job title', 'Senior engineer'],
      ['Company', 'Company 12'],
    ] as const) {
      await page.getByLabel(label).first().focus();
      times.push(...(await typeEach(page, text)));
    }
    return times;
  });
};

/** @returns megabytes that the list of all jobs holds */
export const holdList = async (page: Page, open: Open): Promise<number[]> => {
  await open('/jobs/list');
  return [await heapMb(page)];
};
