import { jobTable } from '@keepmark/jobs';
import type { CalendarSource } from '@keepmark/jobs/desk-calendar';
import { allRows } from '@keepmark/local-store/all-rows';
import { Link } from '@tanstack/react-router';
import { offerName, openOffers, withJobNames } from '../offers/offer';
import { offerTable } from '../offers/offer-table';
import { careerPlanStepTable } from './plan-tables';

/** Open steps of plans and deadlines of offers, for the calendar on the desk. */
export const planEntries: CalendarSource = (database, from, until) => {
  const isWithin = (day: string) => day >= from && day <= until;
  const steps = allRows(database.table(careerPlanStepTable)).filter(
    ({ dueOn, doneOn }) => doneOn === '' && isWithin(dueOn),
  );
  const pending = allRows(database.table(jobTable), { where: { status: 'offer-pending' } });
  const jobOf = new Map(pending.map((job) => [job.internalId, job]));
  const offers = openOffers(allRows(database.table(offerTable)), pending).filter(({ answerBy }) => isWithin(answerBy));
  return [
    ...steps.map(({ internalId, planId, title, dueOn }) => ({
      id: `step ${internalId}`,
      day: dueOn,
      kind: 'Plan' as const,
      name: title,
      link: (props: LinkProps) => <Link {...props} to="/career/plan/$internalId" params={{ internalId: planId }} />,
    })),
    ...offers.map((offer) => ({
      id: `offer ${offer.internalId}`,
      day: offer.answerBy,
      kind: 'Deadline' as const,
      name: `Answer: ${offerName(withJobNames(offer, jobOf.get(offer.jobId)))}`,
      link: (props: LinkProps) => (
        <Link {...props} to="/offer/edit/$internalId" params={{ internalId: offer.internalId }} />
      ),
    })),
  ];
};

type LinkProps = Parameters<ReturnType<CalendarSource>[number]['link']>[0];
