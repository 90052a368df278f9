import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { callPrivacy } from './call-privacy';
import { renderShell } from '../testing/render-shell';

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
  vi.resetModules();
});

describe('the privacy page', () => {
  it('shows what every call sends, when, and whether it is stored', async () => {
    await renderShell({ path: '/privacy' });
    await screen.findByRole('heading', { level: 1, name: 'Privacy' });
    const text = document.body.textContent;
    for (const { title, entries } of callPrivacy) {
      expect(screen.getByRole('heading', { level: 3, name: title })).toBeTruthy();
      for (const entry of entries) {
        expect(screen.getByRole('heading', { level: 4, name: entry.title })).toBeTruthy();
        for (const fact of [entry.sent, entry.when, entry.stored]) expect(text).toContain(fact);
      }
    }
  });

  it('names the map service and the token server only when the site was built with them', async () => {
    const open = async () => {
      const { OtherServices } = await import('./OtherServices');
      const { MantineProvider } = await import('@mantine/core');
      render(<OtherServices />, { wrapper: ({ children }) => <MantineProvider>{children}</MantineProvider> });
      return document.body.textContent;
    };
    expect(await open()).toContain('No map service sees what you look at.');
    cleanup();
    vi.stubEnv('VITE_MAP_STYLE_URL', 'https://tiles.example/style.json');
    vi.stubEnv('VITE_AUTH_TOKEN_SYNC_URL', 'https://sync.example/token');
    vi.resetModules();
    const text = await open();
    expect(text).toContain('Maps come from tiles.example');
    expect(text).toContain('Your sign-in token also goes to sync.example');
    expect(text).not.toContain('No map service');
  });
});
