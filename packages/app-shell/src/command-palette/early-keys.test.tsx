import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useShell } from '../shell-store';
import { renderShell } from '../testing/render-shell';

beforeEach(() => {
  localStorage.clear();
  useShell.setState(useShell.getInitialState(), true);
});

const press = (key: string, on: Element = document.body) => fireEvent.keyDown(on, { key });
const pressShortcut = () => fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ctrlKey: true });
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Search screens and actions' });

describe('keys pressed right after Ctrl+K', () => {
  it('end up in the field of the palette', async () => {
    await renderShell({ path: '/terms' });
    pressShortcut();
    for (const key of ['S', 'x', 'Backspace', 'u', 'p']) expect(press(key)).toBe(false);
    expect((await field()).value).toBe('Sup');
    await screen.findByRole('button', { name: 'Support' });
  });

  it('never reach what is behind the palette', async () => {
    await renderShell({ path: '/support' });
    const message = await screen.findByRole('textbox', { name: 'Your message' });
    pressShortcut();
    expect(press('a', message)).toBe(false);
    expect(press('Enter', message)).toBe(false);
    expect((await field()).value).toBe('a');
  });

  it('close the palette with Escape before it has loaded', async () => {
    await renderShell({ path: '/terms' });
    pressShortcut();
    press('Escape');
    expect(useShell.getState().isPaletteOpen).toBe(false);
    expect(press('a')).toBe(true);
  });

  it('leave keys typed in the field, and shortcuts of the browser, alone', async () => {
    await renderShell({ path: '/terms' });
    pressShortcut();
    expect(fireEvent.keyDown(document.body, { key: 'r', ctrlKey: true })).toBe(true);
    expect(press('a', await field())).toBe(true);
  });

  it('are forgotten when the palette closes', async () => {
    await renderShell({ path: '/terms' });
    pressShortcut();
    press('a');
    await field();
    pressShortcut();
    await waitFor(() => expect(useShell.getState().isPaletteOpen).toBe(false));
    pressShortcut();
    await waitFor(async () => expect((await field()).value).toBe(''));
  });
});
