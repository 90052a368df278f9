import { defineTable, field, openDatabase } from '@keepmark/local-store';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSyncRunner } from './use-sync-runner';

const jobs = defineTable('jobs', { fields: { title: field.text() } });
const settings = defineTable('settings', { fields: { value: field.text() } });

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  openDatabase('keepmark').close();
});

async function open(prepare: (database: ReturnType<typeof openDatabase>) => void) {
  const database = openDatabase('keepmark');
  prepare(database);
  const loadSync = vi.fn<() => Promise<{ SyncRunner: () => string }>>(async () => ({ SyncRunner: () => 'Sync runs' }));
  const Probe = () => useSyncRunner(database).runner;
  const router = createRouter({
    routeTree: createRootRoute({ component: Probe }),
    history: createMemoryHistory(),
    context: { loadSync },
  });
  render(<RouterProvider router={router as never} />);
  await router.load();
  return loadSync;
}

it('loads sync where somebody turned it on', async () => {
  await open((database) => {
    database.table(jobs).insert({ title: 'Baker' });
    localStorage.setItem('keepmark@sync', 'mark');
  });
  expect(await screen.findByText('Sync runs')).toBeDefined();
});

it('loads it where nothing but settings is saved', async () => {
  await open((database) => void database.table(settings).insert({ value: 'dark' }));
  expect(await screen.findByText('Sync runs')).toBeDefined();
});

it('doesn’t load it where something is saved and sync is off, until another tab turns it on', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const load = await open((database) => void database.table(jobs).insert({ title: 'Baker' }));
  await vi.advanceTimersByTimeAsync(5000);
  expect(load).not.toHaveBeenCalled();
  localStorage.setItem('keepmark@sync', 'mark');
  window.dispatchEvent(new Event('storage'));
  expect(await screen.findByText('Sync runs')).toBeDefined();
  vi.useRealTimers();
});
