import { isCommutable, travelEstimate } from '@keepmark/geography/home-location';
import type { Job } from '@keepmark/jobs';
import { type Coordinates, hasPosition } from '@keepmark/map';
import { isPaidByHour, statedSalary } from '../money/money';
import type { Offer } from './offer-table';

/** The values of an offer from a person. The store sets the rest. */
export type OfferValues = Partial<Omit<Offer, 'internalId' | 'dateAdded' | 'dateUpdated'>>;

/** "Nurse at Mercy Hospital", or the known parts. */
export function offerName({ jobTitle = '', companyName = '' }: OfferValues): string {
  if (jobTitle === '') return companyName === '' ? 'Untitled offer' : `Offer from ${companyName}`;
  return companyName === '' ? jobTitle : `${jobTitle} at ${companyName}`;
}

/** Updates an offer with the current names of its job. */
export const withJobNames = <Values extends OfferValues>(offer: Values, job: Job | undefined): Values =>
  job ? { ...offer, jobTitle: job.jobTitle, companyName: job.companyName } : offer;

/**
 * Unanswered offers: those of jobs in Offer Pending, and those without a job. Most urgent first.
 * @param pending the jobs in Offer Pending
 */
export function openOffers(offers: readonly Offer[], pending: readonly Pick<Job, 'internalId'>[]): Offer[] {
  const jobIds = new Set(['', ...pending.map(({ internalId }) => internalId)]);
  const day = ({ answerBy }: Offer) => answerBy || '9999';
  return offers.filter(({ jobId }) => jobIds.has(jobId)).toSorted((left, right) => day(left).localeCompare(day(right)));
}

/** The values for a new offer from its job: names, the state, the unit of the pay, and the salary if the job has exactly one. */
export function offerOfJob(job: Job): OfferValues {
  const { internalId: jobId, jobTitle, companyName, salary: text } = job;
  const stated = statedSalary(text);
  const stateCode = job.state.trim().toUpperCase();
  const isState = /^[A-Z]{2}$/.test(stateCode) && /^(?:|usa?|united states)$/i.test(job.country.trim());
  return {
    jobId,
    jobTitle,
    companyName,
    ...(isPaidByHour(text) && { salaryPer: 'hour' }),
    ...(stated && { salary: stated.amount, salaryPer: stated.per }),
    ...(isState && { stateCode }),
  };
}

/** One-way minutes to work: entered, or estimated by car from the home location. */
export interface Commute {
  readonly minutes: number;
  readonly isEstimate: boolean;
}

/** The commute of an offer; null if it's neither entered nor can be estimated. */
export function commuteOf(
  { commuteMinutes }: Pick<Offer, 'commuteMinutes'>,
  job: Pick<Job, 'latitude' | 'longitude'> | undefined,
  home: Coordinates | undefined,
): Commute | null {
  if (commuteMinutes !== null) return { minutes: commuteMinutes, isEstimate: false };
  const work = { latitude: job?.latitude ?? 0, longitude: job?.longitude ?? 0 };
  if (!home || !hasPosition(work)) return null;
  const estimate = travelEstimate(home, work);
  return isCommutable(estimate) ? { minutes: estimate.minutes.driving, isEstimate: true } : null;
}
