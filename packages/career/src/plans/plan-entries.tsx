import type { CalendarSource } from '@keepmark/jobs/desk-calendar';
import { allRows } from '@keepmark/local-store/all-rows';
import { Link } from '@tanstack/react-router';
import { offerName } from '../offers/offer';
import { offerTable } from '../offers/offer-table';
import { careerPlanStepTable } from './plan-tables';

/** The open steps of plans and the deadlines of offers, for the calendar on the desk. */
export const planEntries: CalendarSource = (database, from, until) => {
  const isWithin = (day: string) => day >= from && day <= until;
  const steps = allRows(database.table(careerPlanStepTable)).filter(
    ({ dueOn, doneOn }) => doneOn === '' && isWithin(dueOn),
  );
  const offers = allRows(database.table(offerTable)).filter(({ answerBy }) => isWithin(answerBy));
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
      name: `Answer: ${offerName(offer)}`,
      link: (props: LinkProps) => (
        <Link {...props} to="/offer/edit/$internalId" params={{ internalId: offer.internalId }} />
      ),
    })),
  ];
};

type LinkProps = Parameters<ReturnType<CalendarSource>[number]['link']>[0];
