import { entry, entryName, entryWords, spacedList } from '@keepmark/ui/section';
import { formatDay } from '@keepmark/ui/words';
import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { payWithUnit } from '../money/money';
import { offerName } from './offer';
import type { Offer } from './offer-table';

/** Offers as links to their forms, with the pay and the day to answer by. */
export function OfferLinks({ offers }: { readonly offers: readonly Offer[] }) {
  return (
    <ul className={spacedList}>
      {offers.map((offer) => {
        const { internalId, salary, salaryPer, answerBy } = offer;
        const facts = [
          salary === null ? 'No salary entered' : payWithUnit(salary, salaryPer),
          ...(answerBy === '' ? [] : [`answer by ${formatDay(answerBy)}`]),
        ];
        return (
          <li key={internalId} className={entry}>
            <div className={entryWords}>
              <Link to="/offer/edit/$internalId" params={{ internalId }} className={entryName}>
                {offerName(offer)}
              </Link>
              <Text size="sm" c="dimmed">
                {facts.join(', ')}
              </Text>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
