import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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

  it('soon gives up on two long texts with nothing in common', () => {
    const long = (word: string) => Array.from({ length: 20_000 }, (_, index) => `${word}${index}`).join(' ');
    const before = performance.now();
    const { container } = show(long('a'), long('b'), 'left');
    expect(container.textContent).toContain('a19999');
    expect(performance.now() - before).toBeLessThan(5000);
  });
});
