import { call } from '@keepmark/api-client';
import { useAppContext } from '@keepmark/app-shell';
import { geocode } from '@keepmark/contracts';
import { useCenterOf, useRememberCenter } from '@keepmark/geography/city-centers';
import { useHomeOrigin } from '@keepmark/geography/home-location';
import { TravelEstimateList } from '@keepmark/geography/travel-estimate-list';
import { isStreetUnknown } from '@keepmark/geography/typed-street';
import { hasPosition, MapView } from '@keepmark/map';
import { notify, Page } from '@keepmark/ui';
import { Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useCompany } from '../companies-store';
import { companyAddress } from '../company';
import type { Company } from '../company-table';
import { CompanyNotFound } from '../CompanyNotFound';
import { useCompanyActions } from '../use-company-actions';
import classes from './CompanyLocationPage.module.css';

/** A saved company's location: drag its marker, click the map, or look up its address. */
export function CompanyLocationPage() {
  const { internalId = '' } = useParams({ strict: false });
  const company = useCompany(internalId);
  return company ? <Located company={company} /> : <CompanyNotFound />;
}

function Located({ company }: { company: Company }) {
  const { internalId, companyName, latitude, longitude } = company;
  const { change } = useCompanyActions();
  const origin = useHomeOrigin();
  const lookUp = useAddressLookup(company);
  const position = latitude === null || longitude === null ? undefined : { latitude, longitude };
  const isPlaced = position !== undefined && hasPosition(position);
  const points = useMemo(
    () =>
      latitude === null || longitude === null ? [] : [{ id: internalId, label: companyName, latitude, longitude }],
    [internalId, companyName, latitude, longitude],
  );
  const address = companyAddress(company);
  const center = useCenterOf(position);
  const isUnknown = isStreetUnknown(companyAddress({ ...company, state: '', country: '' }), center);
  return (
    <Page
      title={`Location of ${companyName}`}
      actions={
        <Button
          variant="light"
          renderRoot={(props) => <Link {...props} to="/company/details/$internalId" params={{ internalId }} />}
        >
          Full details
        </Button>
      }
    >
      <Text>{address || 'No address yet.'}</Text>
      <Text c="dimmed" size="sm">
        {isPlaced
          ? `${isUnknown ? `Center of ${center}, street not found. ` : ''}To change the location, drag the marker or use the arrow keys.`
          : 'No location yet. Click the map, or look up the address.'}
      </Text>
      <div className={classes['map']}>
        <MapView
          label={`Map of ${companyName}`}
          points={isPlaced ? points : []}
          origin={origin}
          selectedId={isPlaced ? internalId : undefined}
          onMarkerMove={(_id, moved) => change(company, moved)}
          onPick={(picked) => change(company, picked)}
        />
      </div>
      <div className={classes['actions']}>
        {address ? (
          <Button variant="light" loading={lookUp.isPending} onClick={() => lookUp.mutate()}>
            Look up address
          </Button>
        ) : null}
        <Button
          variant="default"
          renderRoot={(props) => <Link {...props} to="/company/edit/$internalId" params={{ internalId }} />}
        >
          Edit address
        </Button>
      </div>
      {isPlaced ? <TravelEstimateList to={position} /> : null}
    </Page>
  );
}

/** Sets the location to the company's address, or to its city if the street isn't found. */
function useAddressLookup(company: Company) {
  const { api } = useAppContext();
  const { change } = useCompanyActions();
  const remember = useRememberCenter();
  return useMutation({
    mutationFn: async () => {
      const tries = [companyAddress(company), companyAddress({ ...company, address: '' })].filter(Boolean);
      for (const searchText of tries) {
        const [found] = await call(api, geocode, { body: { searchText } });
        // A similar name may be on another continent.
        if (!found || found.isGuess) continue;
        remember(found);
        return { latitude: found.latitude, longitude: found.longitude };
      }
      return undefined;
    },
    onSuccess: (position) => {
      if (position) change(company, position);
      else notify.info('We couldn’t find this address. Click the map to set the location.');
    },
    onError: (error) => notify.error(error.message),
  });
}
