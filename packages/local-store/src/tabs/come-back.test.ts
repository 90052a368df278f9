import { expect, onTestFinished, test, vi } from 'vitest';
import { addColumns } from '../data-definition';
import { openTab, settleTabs } from '../testing/open-tab';
import { SimulatedBrowser } from '../testing/simulated-browser';

function twoTabsWithAJob() {
  const browser = new SimulatedBrowser();
  const [mine, theirs] = [openTab(browser), openTab(browser)];
  const id = mine.jobs.insert({ title: 'Baker' });
  browser.settle();
  return { browser, mine, theirs, id };
}

test('restores a deleted row, with its notes, when another tab changed it before it heard of the delete', () => {
  const { browser, mine, theirs, id } = twoTabsWithAJob();
  mine.jobs.update(id, { notes: 'Call on Monday' });
  mine.jobs.delete(id);
  theirs.jobs.update(id, { title: 'Head baker' });
  // It is gone before it hears of the notes.
  browser.closeTab(theirs.tab);
  browser.settle();
  expect(mine.jobs.get(id)).toMatchObject({ title: 'Head baker', notes: 'Call on Monday' });
  mine.maintenance.rewrites.write();
  expect(openTab(browser).jobs.query()).toEqual(mine.jobs.query());
});

test('restores a row that both tabs deleted, with its notes, when the other tab had changed it', () => {
  const { browser, mine, theirs, id } = twoTabsWithAJob();
  mine.jobs.update(id, { notes: 'Call on Monday' });
  mine.jobs.delete(id);
  theirs.jobs.update(id, { title: 'Head baker' });
  theirs.jobs.delete(id);
  mine.tab.deliver(1);
  mine.jobs.update(id, { title: 'Baker again' });
  settleTabs(browser, [mine, theirs]);
  for (const { jobs } of [mine, theirs, openTab(browser)]) {
    expect(jobs.query()).toMatchObject([{ title: 'Baker again', notes: 'Call on Monday' }]);
  }
});

test('restores a row of an emptied table, with its notes, when another tab had changed it', () => {
  const { browser, mine, theirs, id } = twoTabsWithAJob();
  mine.jobs.update(id, { notes: 'Call on Monday' });
  mine.jobs.truncate();
  theirs.jobs.update(id, { title: 'Head baker' });
  browser.closeTab(theirs.tab);
  browser.settle();
  expect(mine.jobs.query()).toMatchObject([{ title: 'Head baker', notes: 'Call on Monday' }]);
});

test('forgets what a deleted row held once every tab must have heard of the delete', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const { browser, mine, theirs, id } = twoTabsWithAJob();
  const other = mine.jobs.insert({ title: 'Cook' });
  mine.jobs.update(id, { notes: 'Call on Monday' });
  mine.jobs.delete(id);
  vi.advanceTimersByTime(120_000);
  mine.jobs.delete(other);
  theirs.jobs.update(id, { title: 'Head baker' });
  browser.closeTab(theirs.tab);
  browser.settle();
  expect(mine.jobs.query()).toMatchObject([{ title: 'Head baker', notes: null }]);
});

test('a page that comes back writes again what another tab, gone since, had written over', () => {
  const { browser, mine, theirs, id } = twoTabsWithAJob();
  mine.jobs.update(id, { title: 'Head baker' });
  theirs.jobs.update(id, { notes: 'Call on Monday' });
  browser.closeTab(theirs.tab);
  mine.tab.sleepAndWake();
  for (const { jobs } of [mine, openTab(browser)]) {
    expect(jobs.query()).toMatchObject([{ title: 'Head baker', notes: 'Call on Monday' }]);
  }
});

test('an emptied table stays empty when another tab adds a column in the same moment', () => {
  const { browser, mine, theirs } = twoTabsWithAJob();
  const left = [...browser.state].filter(([key]) => key.includes('/jobs/'));
  mine.jobs.truncate();
  addColumns(theirs.database, 'jobs', { city: '' });
  browser.settle();
  // As a tab that was killed leaves it.
  for (const [key, value] of left) browser.write(undefined, { key, value });
  expect(left).not.toEqual([]);
  expect(openTab(browser).jobs.query()).toEqual([]);
});

test('an emptied table stays empty when two tabs emptied it in the same moment', () => {
  const { browser, mine, theirs } = twoTabsWithAJob();
  const sleeper = openTab(browser);
  theirs.jobs.truncate();
  mine.jobs.truncate();
  mine.jobs.insert({ title: 'Cook' });
  theirs.jobs.truncate();
  mine.tab.deliver(1);
  sleeper.tab.sleepAndWake();
  browser.closeTab(theirs.tab);
  browser.settle();
  for (const { jobs } of [mine, sleeper, openTab(browser)]) expect(jobs.query()).toEqual([]);
});

test('a row that another tab brought back after it had heard is as that tab brought it back', () => {
  const { browser, mine, theirs, id } = twoTabsWithAJob();
  mine.jobs.update(id, { notes: 'Call on Monday' });
  mine.jobs.delete(id);
  browser.settle();
  theirs.jobs.insert({ internalId: id, title: 'Baker' });
  browser.settle();
  for (const { jobs } of [mine, theirs]) expect(jobs.query()).toMatchObject([{ title: 'Baker', notes: null }]);
});
