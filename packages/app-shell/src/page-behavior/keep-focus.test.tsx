import { RouterProvider } from '@tanstack/react-router';
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { threeScreens } from '../testing/three-screens';
import { startKeepingFocus } from './keep-focus';

let stop = () => {};
afterEach(() => stop());

/** Shows the site, with the code that keeps the focus loaded. */
async function show(router: ReturnType<typeof threeScreens>) {
  await router.load();
  await act(async () => render(<RouterProvider router={router} />));
  stop = startKeepingFocus(router);
}

it('gives what had the focus the focus again after Back and Forward, and the screen after a link', async () => {
  const router = threeScreens('/jobs');
  await show(router);
  const focused = () => document.activeElement?.textContent;
  act(() => screen.getByRole('link', { name: 'Second' }).focus());
  await act(async () => router.navigate({ href: '/places' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
  act(() => screen.getByRole('link', { name: 'First' }).focus());
  await act(async () => router.history.back());
  expect(focused()).toBe('Second');
  await act(async () => router.history.forward());
  expect(focused()).toBe('First');
});

it('waits after Back for what had the focus, unless the focus has moved since', async () => {
  const late = createStore(() => ({ isShown: true }));
  const router = threeScreens('/late', () =>
    useStore(late).isShown ? <a href="#late">Late</a> : <button>Now</button>,
  );
  await show(router);
  const leaveAndReturn = async () => {
    act(() => screen.getByRole('link', { name: 'Late' }).focus());
    await act(async () => router.navigate({ href: '/places' }));
    late.setState({ isShown: false });
    await act(async () => router.history.back());
    expect(document.activeElement).toBe(screen.getByRole('main'));
  };
  await leaveAndReturn();
  await act(async () => late.setState({ isShown: true }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Late' })));

  await leaveAndReturn();
  await act(async () => screen.getByRole('banner').querySelector('a')?.focus());
  const moved = document.activeElement;
  await act(async () => late.setState({ isShown: true }));
  await screen.findByRole('link', { name: 'Late' });
  expect(document.activeElement).toBe(moved);
});
