import { KeepmarkTheme } from '@keepmark/ui';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { offer, taxes } from '../testing/offer-fixtures';
import { ComparisonNotes } from './ComparisonNotes';
import type { OfferFigures } from './offer-figures';
import { taxBill } from './tax';

const figures = (stateCode: string): OfferFigures => {
  const { state } = taxes();
  const source = {
    name: 'Tax forms of the state',
    period: '2025',
    year: 2025,
    url: `https://tax.${stateCode}.example/`,
  };
  const tax = taxBill(taxes({ stateCode, state: state && { ...state, source } }), 'single', 50_000);
  return { offer: offer({ stateCode }), tax, prices: { state: 'none' } } as unknown as OfferFigures;
};

it('links each state to its own source', () => {
  render(
    <KeepmarkTheme>
      <ComparisonNotes offers={[figures('CA'), figures('NY')]} status="single" />
    </KeepmarkTheme>,
  );
  const links = screen.getAllByRole('link', { name: 'Tax forms of the state' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://tax.CA.example/',
    'https://tax.NY.example/',
  ]);
});
