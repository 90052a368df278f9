import { type NamedCompany, useSavedCompanies } from '@keepmark/companies';
import { Section } from '@keepmark/ui/section';
import { useMemo } from 'react';
import { useOffers } from './offers-store';
import { OfferLinks } from './OfferLinks';

/** The offers of a company, as a section for its page. Renders nothing if there are none. */
export function CompanyOffers({ companyId, companyName }: NamedCompany) {
  const offers = useOffers();
  const saved = useSavedCompanies();
  const own = useMemo(
    () => offers.filter((offer) => saved.isAt(offer, { companyId, companyName })),
    [offers, saved, companyId, companyName],
  );
  if (own.length === 0) return null;
  return (
    <Section title="Offers">
      <OfferLinks offers={own} />
    </Section>
  );
}
