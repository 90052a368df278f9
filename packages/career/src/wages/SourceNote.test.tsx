import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SourceNote } from './SourceNote';

it.each([
  [
    { name: 'BLS OEWS', period: 'May 2024', year: 2024, url: 'https://www.bls.gov/oes/' },
    'Source: BLS OEWS, May 2024.',
  ],
  [{ name: 'Keepmark', period: '', year: null, url: '' }, 'Source: Keepmark.'],
])('names %o, with a link only if there is a URL', (source, sentence) => {
  const { container } = render(
    <MantineProvider env="test">
      <SourceNote source={source} />
    </MantineProvider>,
  );
  expect(container.querySelector('p')?.textContent).toBe(sentence);
  expect(screen.queryByRole('link')?.getAttribute('href')).toBe(source.url || undefined);
});
