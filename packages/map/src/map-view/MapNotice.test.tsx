import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { StreetsNotice } from './MapNotice';

it('tells the operator how to get streets, and not again on the next map once they closed it', async () => {
  const show = () =>
    render(
      <MantineProvider>
        <StreetsNotice />
      </MantineProvider>,
    );
  const { unmount } = show();
  expect(screen.getByText('pnpm places:import FILE.osm.pbf')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Close this note' }));
  unmount();
  show();
  expect(screen.queryByText(/No streets yet/)).toBeNull();
});
