import { render, screen } from '@testing-library/react';
import { MantineProvider } from '@mantine/core';
import { expect, test } from 'vitest';
import { Page } from './Page';

test('a page has one h1 with its actions beside it', () => {
  render(
    <MantineProvider env="test">
      <Page title="Jobs" actions={<button type="button">Add</button>}>
        List
      </Page>
    </MantineProvider>,
  );
  const title = screen.getByRole('heading', { level: 1, name: 'Jobs' });
  expect(title.parentElement?.contains(screen.getByRole('button', { name: 'Add' }))).toBe(true);
});
