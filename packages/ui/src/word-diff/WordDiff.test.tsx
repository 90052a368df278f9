import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { KeepmarkTheme } from '../theme/KeepmarkTheme';
import { WordDiff } from './WordDiff';

const show = (left: string, right: string, side: 'left' | 'right') =>
  render(
    <KeepmarkTheme>
      <WordDiff left={left} right={right} show={side} />
    </KeepmarkTheme>,
  );

describe('WordDiff', () => {
  it('marks what only one text has, for eyes and for screen readers', () => {
    show('Bake bread daily', 'Bake cakes daily', 'right');
    expect(screen.getByText('cakes').textContent).toBe(' [added: cakes] ');
    expect(screen.queryByText(/bread/)).toBeNull();
  });

  it('marks neighboring words together', () => {
    show('We bake one loaf a day', 'We bake cakes a day', 'left');
    expect(screen.getByText('one loaf').textContent).toMatch(/^ \[removed: one loaf ?\] $/);
  });

  it('shows each text letter for letter', () => {
    const texts = ['I am a nurse in Denver.\n\nYours', 'I am a nurse. What I bring:\nTen years in care'] as const;
    for (const side of ['left', 'right'] as const) {
      const { container } = show(...texts, side);
      const read = container.textContent.replaceAll(/ \[(added|removed): |\] /g, '');
      expect(read).toContain(texts[side === 'left' ? 0 : 1]);
    }
  });

  it('gives up on a comparison that takes longer than 300 ms', () => {
    let nowMs = 0;
    let lookMs = 301;
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => (nowMs += lookMs));
    const { container, unmount } = show('We bake bread', 'We bake cakes', 'left');
    expect(container.textContent).toBe(' [removed: We bake bread] ');
    unmount();
    lookMs = 1;
    expect(show('We bake bread', 'We bake cakes', 'left').container.textContent).toBe('We bake  [removed: bread] ');
    clock.mockRestore();
  });
});
