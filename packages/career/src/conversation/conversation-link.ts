import { careerSearch } from '../career-link';
import type { Conversation } from './conversation';

const occupationCode = /^\d\d-\d{4}(?:\.\d\d)?$/;

/** The screen of a conversation. Its subject is an occupation code or a typed career. */
export function conversationLink({ kind, subjectId }: Pick<Conversation, 'kind' | 'subjectId'>) {
  if (kind === 'career-coaching') return { to: '/career/coaching', search: { conversation: subjectId } } as const;
  const code = occupationCode.test(subjectId) ? subjectId : '';
  return { to: '/career/counseling', search: careerSearch({ code, title: subjectId }) } as const;
}
