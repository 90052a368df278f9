import type { PricesAnswer, Taxes } from '@keepmark/contracts';
import type { Job } from '@keepmark/jobs';
import { atAveragePrices } from '../salary/prices/cost-of-living';
import type { Commute } from './offer';
import { hourlyWorth, type OfferPay, offerPay, type OfferTime, offerTime } from './offer-pay';
import { cityTaxOf } from './city-tax';
import type { Offer } from './offer-table';
import { type FilingStatus, type TaxBill, taxBill } from './tax';

/** The result of a lookup: the value, or why there is none. */
export type LookedUp<Answer> =
  | { readonly state: 'found'; readonly answer: Answer }
  | { readonly state: 'none' | 'loading' | 'failed' | 'not-asked' };

/** An offer with everything to compute its figures. */
export interface OfferInput {
  readonly offer: Offer;
  readonly job: Job | undefined;
  readonly commute: Commute | null;
  readonly taxes: LookedUp<Taxes>;
  readonly prices: LookedUp<PricesAnswer>;
}

/** The value of an offer, in dollars a year unless noted. Figures that can't be computed are null. */
export interface OfferFigures extends OfferInput {
  readonly pay: OfferPay | null;
  readonly time: OfferTime | null;
  readonly tax: TaxBill | null;
  /** Salary and bonus after taxes. */
  readonly afterTax: number | null;
  /** After taxes, at the average prices of the United States. */
  readonly atAverage: number | null;
  readonly afterTaxAndRent: number | null;
  /** After taxes, per hour of work and commute. */
  readonly hourly: number | null;
}

/** Computes the value of an offer. Signing bonus and equity aren't part of the taxed pay. */
export function offerFigures(input: OfferInput, status: FilingStatus): OfferFigures {
  const { offer, job, commute, taxes, prices } = input;
  const pay = offerPay(offer);
  const time = offerTime(offer, commute);
  const city = job && cityTaxOf(offer.stateCode, job);
  const tax = pay && taxes.state === 'found' ? taxBill(taxes.answer, status, pay.cash, city) : null;
  const afterTax = pay && tax ? pay.cash - tax.total : null;
  const parity = prices.state === 'found' ? (prices.answer.prices?.allItems ?? null) : null;
  return {
    ...input,
    pay,
    time,
    tax,
    afterTax,
    atAverage: afterTax !== null && parity !== null ? atAveragePrices(afterTax, parity) : null,
    afterTaxAndRent: afterTax !== null && offer.rent !== null ? afterTax - offer.rent * 12 : null,
    hourly: afterTax !== null && time ? hourlyWorth(afterTax, time) : null,
  };
}
