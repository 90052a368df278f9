import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ClaimedText } from './ClaimedText';

it('marks claims in the text, and shows bold words without asterisks', () => {
  const text = '- Designer with **nine years** of work, which **saved 45%** of the time';
  const start = text.indexOf('45%');
  render(
    <MantineProvider env="test">
      <ClaimedText
        text={text}
        from={2}
        reasons={[{ start, end: start + 3, level: 'red', text: '45%', kind: 'number', onlyInPosting: false }]}
      />
    </MantineProvider>,
  );
  expect(screen.getByText(/^Designer with/).textContent).toBe(
    'Designer with nine years of work, which saved  [not supported: 45%]  of the time',
  );
  expect(screen.getByText('45%', { selector: 'mark' })).toBeTruthy();
});
