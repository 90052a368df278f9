import { useSetting } from '@keepmark/app-shell/setting';
import { calendarDayOf } from '@keepmark/ui/words';
import { EmptyState, Icon, Page } from '@keepmark/ui';
import { pageAction } from '@keepmark/ui/page-action';
import { downloadFile } from '@keepmark/ui/file-export';
import { Alert, Button, Chip, NativeSelect, Text } from '@mantine/core';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { ComparisonNotes } from './ComparisonNotes';
import { ComparisonTable } from './ComparisonTable';
import { comparisonCsv } from './comparison-csv';
import { comparedOffers, maxCompared } from './compared-offers';
import { filingStatusLabels, filingStatusSetting } from './filing-status';
import { offerName } from './offer';
import { offerComparison } from './offer-comparison';
import type { Offer } from './offer-table';
import { CareerLinks } from '../counseling/CareerLinks';
import { useOffers } from './offers-store';
import classes from './OffersPage.module.css';
import { PendingOffers } from './PendingOffers';
import { filingStatuses } from './tax';
import { useOfferFigures } from './use-offer-figures';

/** Job offers, compared side by side. */
export function OffersPage() {
  const offers = useOffers();
  if (offers.length > 0) return <Offers offers={offers} />;
  return (
    <Page title="Offers" actions={<CareerLinks to={['salary']} />}>
      <PendingOffers offers={offers} />
      <EmptyState icon="currency-dollar" title="No offers yet" action={<AddOffer />}>
        Compare job offers by what is left after tax, prices, rent, and commute.
      </EmptyState>
    </Page>
  );
}

/** @param props.look the style of a button beside a title; missing in an empty state */
function AddOffer({ look }: { look?: typeof pageAction }) {
  return (
    <Button
      {...look}
      variant="filled"
      leftSection={<Icon name="plus" size="sm" />}
      renderRoot={(props) => <Link {...props} to="/offer/add" />}
    >
      Add offer
    </Button>
  );
}

function Offers({ offers }: { offers: readonly Offer[] }) {
  const search: { compare?: unknown } = useSearch({ strict: false });
  const [status, setStatus] = useSetting(filingStatusSetting);
  const compared = comparedOffers(offers, search.compare);
  const { figures, retry } = useOfferFigures(compared, status);
  const groups = offerComparison(figures);
  return (
    <Page
      title="Offers"
      actions={
        <div className={classes['actions']}>
          <CareerLinks to={['salary']} />
          <Button {...pageAction} leftSection={<Icon name="printer" size="sm" />} onClick={() => window.print()}>
            Print
          </Button>
          <Button
            {...pageAction}
            leftSection={<Icon name="download" size="sm" />}
            onClick={() =>
              downloadFile(`offers-${calendarDayOf(new Date())}.csv`, comparisonCsv(figures, groups), 'text/csv')
            }
          >
            Export
          </Button>
          <AddOffer look={pageAction} />
        </div>
      }
    >
      <div className={classes['screenOnly']}>
        <PendingOffers offers={offers} />
      </div>
      {offers.length > maxCompared ? <OfferChoice offers={offers} compared={compared} /> : null}
      <NativeSelect
        className={classes['status']}
        label="Filing status"
        data={filingStatuses.map((value) => ({ value, label: filingStatusLabels[value] }))}
        value={status}
        onChange={({ currentTarget }) =>
          setStatus(filingStatuses.find((value) => value === currentTarget.value) ?? 'single')
        }
      />
      {retry ? (
        <Alert title="We couldn’t load all figures" color="warning">
          <Button size="compact-sm" variant="default" onClick={retry}>
            Try again
          </Button>
        </Alert>
      ) : null}
      <ComparisonTable offers={figures} groups={groups} />
      {offers.length === 1 ? <Text>Add another offer to compare them side by side.</Text> : null}
      <ComparisonNotes offers={figures} status={status} />
    </Page>
  );
}

/** Chooses which offers to compare, if there are more than five. */
function OfferChoice({ offers, compared }: { offers: readonly Offer[]; compared: readonly Offer[] }) {
  const navigate = useNavigate();
  const chosen = compared.map(({ internalId }) => internalId);
  return (
    <fieldset className={classes['choice']}>
      <legend>Compare up to {maxCompared} offers</legend>
      <Chip.Group
        multiple
        value={chosen}
        onChange={(ids) => {
          if (ids.length > 0) void navigate({ to: '/offers', search: { compare: ids.join(',') }, replace: true });
        }}
      >
        {offers.map((offer) => (
          <Chip
            key={offer.internalId}
            value={offer.internalId}
            disabled={chosen.length >= maxCompared && !chosen.includes(offer.internalId)}
          >
            {offerName(offer)}
          </Chip>
        ))}
      </Chip.Group>
    </fieldset>
  );
}
