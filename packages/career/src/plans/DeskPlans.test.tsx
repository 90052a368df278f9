import { createRoute } from '@tanstack/react-router';
import { renderScreen } from '@keepmark/app-shell/testing';
import { pressUndo } from '@keepmark/ui/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prepareCareer, type CareerScreenOptions } from '../testing/prepare-career';
import { DeskPlans } from './DeskPlans';

async function open(plans: NonNullable<CareerScreenOptions['plans']>) {
  const { database, api } = prepareCareer({ plans });
  return renderScreen(
    (signedIn) => [createRoute({ getParentRoute: () => signedIn, path: '/desk', component: DeskPlans })],
    { path: '/desk', database, api },
  );
}

beforeEach(() => void vi.setSystemTime('2026-11-22T12:00'));
afterEach(() => void vi.useRealTimers());

it('shows the steps due first, and checks one off with Undo', async () => {
  await open([
    { title: 'Welder', steps: [{ title: 'Take the course', dueOn: '2026-12-01' }] },
    { title: 'Cook', steps: [{ title: 'Visit the kitchen', dueOn: '2026-11-20' }, { title: 'Learn to bake' }] },
  ]);
  const titles = () => screen.getAllByRole('listitem').map((item) => item.querySelector('a')?.textContent);
  expect(titles()).toEqual(['Visit the kitchen', 'Take the course']);
  expect(screen.getByText('Overdue')).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Done: Visit the kitchen' }));
  // The next step of this plan has no due date.
  expect(titles()).toEqual(['Take the course', 'Learn to bake']);
  await pressUndo('Done: Visit the kitchen.');
  expect(titles()).toEqual(['Visit the kitchen', 'Take the course']);
});

it('shows five steps at first, and nothing without plans', async () => {
  const { unmount } = await open(
    Array.from({ length: 7 }, (_, index) => ({ title: `Plan ${index}`, steps: [{ title: `Step ${index}` }] })),
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  await userEvent.click(screen.getByRole('button', { name: 'Show 2 more' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(7);
  unmount();
  await open([]);
  expect(screen.queryByText('Career plans')).toBeNull();
});
