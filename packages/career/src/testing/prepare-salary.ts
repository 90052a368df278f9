import { fakeApi, type FakeService } from '@keepmark/api-client/testing';
import { withoutAi } from '@keepmark/assistant/testing';
import type { TitledOccupation, WageArea } from '@keepmark/contracts';
import type { Job } from '@keepmark/jobs';
import { createJobsStore } from '@keepmark/jobs/jobs-store';
import { testDatabase } from '@keepmark/local-store/testing';
import type { OfferValues } from '../offers/offer';
import { createOffersStore } from '../offers/offers-store';
import { createSalaryNotesStore, type SalaryNoteValues } from '../salary/negotiation/salary-notes-store';
import { taxes } from './offer-fixtures';
import { colorado, denver, occupationWages, prices, texas, wageArea } from './wage-fixtures';

const nurses: TitledOccupation = { code: '29-1141', title: 'Registered Nurses', matchingTitles: ['RN', 'Staff Nurse'] };
const areas: readonly WageArea[] = [wageArea(), denver, colorado, texas];
const areasLike = (text: string) => ({
  table: 'official',
  results: areas.filter(({ name }) => name.toLowerCase().includes(text)),
});

/** Answers the calls for wages, prices and taxes: nurses, Austin and Denver. No AI is set up. */
const salaryService: FakeService = {
  ...withoutAi(),
  'GET wages/areas': () => areasLike(''),
  ...Object.fromEntries(
    ['den', 'denver', 'colorado', 'austin'].map((text) => [`GET wages/areas/${text}`, () => areasLike(text)]),
  ),
  'GET wages/occupation/29-1141': () => occupationWages({ area: null, areaLevels: null }),
  'GET wages/occupation/29-1141/12420': () => occupationWages(),
  'GET wages/occupation/29-1141/19740': () => occupationWages({ area: denver }),
  'GET wages/prices/12420': () => prices(wageArea(), 100),
  'GET wages/prices/19740': () => prices(denver, 106.2),
  'GET wages/taxes/TX': () => taxes(),
  'GET wages/taxes/CO': () => taxes({ stateCode: 'CO', state: null }),
  ...Object.fromEntries(
    ['nurse', 'registered nurse', 'Nurse'].map((text) => [
      `GET occupations/titles/${text}`,
      () => ({ table: 'official', source: occupationWages().national?.source, results: [nurses] }),
    ]),
  ),
};

export interface SalaryScreenOptions {
  /** Saved before the screen opens. `jobId: 'first'` stands for the first job. */
  readonly offers?: readonly OfferValues[];
  readonly jobs?: readonly Partial<Job>[];
  /** The note on nurses. */
  readonly note?: Partial<SalaryNoteValues>;
  /** Replaces the default service. */
  readonly service?: FakeService;
}

/** A database and a service for the salary and offer screens. */
export function prepareSalary({ offers = [], jobs = [], note, service = {} }: SalaryScreenOptions) {
  const database = testDatabase();
  const [jobStore, offerStore] = [createJobsStore(database), createOffersStore(database)];
  const { jobIds, offerIds } = database.transaction(() => {
    const saved = jobs.map((job) => jobStore.add(job));
    const added = offers.map(({ jobId, ...values }) =>
      offerStore.add({ ...values, jobId: jobId === 'first' ? (saved[0] ?? '') : (jobId ?? '') }),
    );
    if (note) createSalaryNotesStore(database).set({ code: nurses.code, title: nurses.title }, note);
    return { jobIds: saved, offerIds: added };
  });
  return { database, jobIds, offerIds, ...fakeApi({ ...salaryService, ...service }) };
}
