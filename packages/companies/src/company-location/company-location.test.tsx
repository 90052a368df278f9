import { location } from '@keepmark/geography/testing';
import { showFakeMap } from '@keepmark/map/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderCompanies } from '../testing/render-companies';

showFakeMap();

it('says that only the city of a company was found, until its marker is moved', async () => {
  const acme = { internalId: 'acme', companyName: 'Acme', address: '12 Nowhere Street', city: 'Austin', state: 'TX' };
  const { table } = await renderCompanies('/company/location/acme', {
    companies: [acme],
    service: { 'POST geography/geosearch/geocode': () => [location()] },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Look up address' }));
  await screen.findByText(/^Center of Austin, street not found\. To change the location, drag the marker/);
  expect(table.get('acme')).toMatchObject({ address: '12 Nowhere Street', latitude: 30.2672 });
  await userEvent.click(screen.getByRole('button', { name: 'Drag the marker' }));
  await waitFor(() => expect(screen.queryByText(/street not found/)).toBeNull());
});
