import type { AiSubjectType } from '../ai-task';
import type { StoredAnswer } from '../answers/ai-answer-table';

/** A screen of another package, by its path. */
export interface SubjectLink {
  readonly to: string;
  readonly search?: Readonly<Record<string, string>>;
}

type Subject = Pick<StoredAnswer, 'kind' | 'subjectType' | 'subjectId'>;

const occupationCode = /^\d\d-\d{4}(?:\.\d\d)?$/;

const linkOf: Readonly<Record<AiSubjectType, (id: string, kind: string) => SubjectLink>> = {
  job: (id, kind) =>
    kind.startsWith('job-search-') ? { to: searchPath(kind, `/${id}`) } : { to: `/job/application/preparation/${id}` },
  company: (id) => ({ to: `/company/research/${id}` }),
  resume: (id) => ({ to: `/resume/review/${id}` }),
  career: (id, kind): SubjectLink => {
    if (kind === 'career-coaching') return { to: '/career/coaching', search: { conversation: id } };
    return { to: '/career/counseling', search: occupationCode.test(id) ? { code: id } : { career: id } };
  },
  salary: (id) => ({ to: `/salary/assistant/${id}` }),
  interview: () => ({ to: '/interview/practice' }),
  search: (_, kind) => ({ to: searchPath(kind, '') }),
};

const searchPath = (kind: string, job: string) =>
  `/job/search/${kind === 'job-search-coach' ? 'coach' : 'assistant'}${job}`;

/** The screen on which an answer was asked for. Undefined for a subject of a later version, or one without an id. */
export function subjectLink({ kind, subjectType, subjectId }: Subject): SubjectLink | undefined {
  if (!Object.hasOwn(linkOf, subjectType)) return undefined;
  const type = subjectType as AiSubjectType;
  if (subjectId === '' && type !== 'search') return undefined;
  // Only ids in a path need it: the router encodes a query.
  return linkOf[type](type === 'career' ? subjectId : encodeURIComponent(subjectId), kind);
}
