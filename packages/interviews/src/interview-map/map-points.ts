import type { Company } from '@keepmark/companies';
import { type Job, jobName, jobStatusLabels } from '@keepmark/jobs';
import { hasPosition, type MapCategory, type MapPoint } from '@keepmark/map';
import type { Place } from '@keepmark/places';
import { interviewName, isUpcoming } from '../interview';
import { shownWhen } from '../interview-time/interview-times';
import type { Interview } from '../interview-table';

/** The kinds on the map of everything, in the order of its legend. */
export const categories: readonly MapCategory[] = [
  { id: 'upcoming', label: 'Upcoming interviews', tone: 'category-1', symbol: '!' },
  { id: 'past', label: 'Past interviews', tone: 'neutral' },
  { id: 'job', label: 'Jobs', tone: 'category-2' },
  { id: 'company', label: 'Companies', tone: 'category-3' },
  { id: 'place', label: 'Places', tone: 'category-4' },
];

export interface MappedRows {
  readonly interviews: readonly Interview[];
  readonly jobs: readonly Job[];
  readonly companies: readonly Company[];
  readonly places: readonly Place[];
}

type Located = { readonly latitude: number | null; readonly longitude: number | null };

/** A point; none without a location. */
function at(row: Located, point: Omit<MapPoint, 'latitude' | 'longitude'>): MapPoint[] {
  const position = { latitude: row.latitude ?? 0, longitude: row.longitude ?? 0 };
  return hasPosition(position) ? [{ ...point, ...position }] : [];
}

/** Points for everything saved with a location. Ids start with the kind: "job/…". */
export function everyPoint({ interviews, jobs, companies, places }: MappedRows, nowMs: number): MapPoint[] {
  return [
    ...interviews.flatMap((interview) =>
      at(interview, {
        id: `interview/${interview.internalId}`,
        label: interviewName(interview),
        detail: shownWhen(interview),
        category: isUpcoming(interview, nowMs) && interview.status !== 'Cancelled' ? 'upcoming' : 'past',
      }),
    ),
    ...jobs.flatMap((job) =>
      at(job, {
        id: `job/${job.internalId}`,
        label: jobName(job),
        detail: jobStatusLabels[job.status],
        category: 'job',
      }),
    ),
    ...companies.flatMap((company) =>
      at(company, {
        id: `company/${company.internalId}`,
        label: company.companyName,
        detail: [company.address, company.city].filter(Boolean).join(', '),
        category: 'company',
      }),
    ),
    ...places.flatMap((place) =>
      at(place, {
        id: `place/${place.internalId}`,
        label: place.displayName || place.name,
        detail: place.city,
        category: 'place',
      }),
    ),
  ];
}

/** Parses the id of a point. */
export function parseId(id: string): { readonly kind: string; readonly internalId: string } {
  const slash = id.indexOf('/');
  return { kind: id.slice(0, slash), internalId: id.slice(slash + 1) };
}
