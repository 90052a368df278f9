import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openShare, useShell } from '../shell-store';
import { renderShell } from '../testing/render-shell';

beforeEach(() => {
  localStorage.clear();
  useShell.setState(useShell.getInitialState(), true);
});

async function openDialog(url?: string, media?: string) {
  await renderShell({ path: '/about' });
  act(() => openShare(url, media));
  return screen.findByRole('dialog', { name: 'Share Keepmark Test' });
}

it('offers six networks in order, with the text of the specification', async () => {
  const dialog = await openDialog();
  expect(within(dialog).getByText('Use the buttons to share this application')).toBeTruthy();
  const labels = within(dialog)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));
  expect(labels.filter((label) => label?.startsWith('Share '))).toEqual([
    'Share on Facebook',
    'Share by email',
    'Share on Reddit',
    'Share on WhatsApp',
    'Share on Microsoft Teams',
    'Share on X',
  ]);
});

it('shares the given URL with an invitation in a popup', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue({ closed: false } as Window);
  const dialog = await openDialog('https://jobs.example/jobs/1');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Share on Reddit' }));
  const link = new URL(String(open.mock.calls[0]?.[0]));
  expect(link.searchParams.get('url')).toBe('https://jobs.example/jobs/1');
  expect(link.searchParams.get('title')).toBe('Please check out Keepmark Test. A site that exists in tests only.');
});

it('offers the network that shares pictures only with a picture', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue({ closed: false } as Window);
  const dialog = await openDialog('https://jobs.example/jobs/1', 'https://jobs.example/picture.png');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Share on Pinterest' }));
  const link = new URL(String(open.mock.calls[0]?.[0]));
  expect(link.searchParams.get('media')).toBe('https://jobs.example/picture.png');
  expect(link.searchParams.get('url')).toBe('https://jobs.example/jobs/1');
});

it('offers "Share with an app" only when the browser supports it', async () => {
  const dialog = await openDialog();
  expect(within(dialog).queryByRole('button', { name: 'Share with an app' })).toBeNull();
});
