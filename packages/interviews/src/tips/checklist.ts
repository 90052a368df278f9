import { type InterviewType, shownInterviewType, type StoredInterviewType } from '../interview-vocabulary';

/** One thing to do before or after an interview. */
export interface ChecklistItem {
  readonly id: string;
  readonly text: string;
}

const before: readonly ChecklistItem[] = [
  { id: 'posting', text: 'Read the posting again' },
  { id: 'company', text: 'Look up the company and its news' },
  { id: 'people', text: 'Look up the people you will meet' },
  { id: 'stories', text: 'Choose and practice your stories' },
  { id: 'questions', text: 'Write down your questions' },
  { id: 'salary', text: 'Decide on your salary range' },
];

const byType: Readonly<Record<InterviewType, readonly ChecklistItem[]>> = {
  Phone: [
    { id: 'quiet', text: 'Reserve a quiet place with good reception' },
    { id: 'charged', text: 'Charge your phone' },
  ],
  Video: [
    { id: 'link', text: 'Try the link, camera and microphone' },
    { id: 'light', text: 'Check the light and the background' },
    { id: 'backup', text: 'Have a phone number in case the link fails' },
  ],
  'On-Site': [
    { id: 'route', text: 'Plan the route and the parking' },
    { id: 'clothes', text: 'Lay out your clothes' },
    { id: 'papers', text: 'Pack résumés, identification and work samples' },
  ],
};

const after: readonly ChecklistItem[] = [
  { id: 'notes', text: 'Write down what you were asked' },
  { id: 'thanks', text: 'Send a thank-you note' },
];

/** The checklist for a type of interview, in order. */
export const checklistFor = (type: StoredInterviewType): readonly ChecklistItem[] => [
  ...before,
  ...byType[shownInterviewType(type)],
  ...after,
];
