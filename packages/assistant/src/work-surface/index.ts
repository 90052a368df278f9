export { useDecisions } from '../answers/use-decisions';
export { answerSource } from './answer-source';
export { SafeMarkdown } from './markdown/SafeMarkdown';
export { SavedAnswers } from './SavedAnswers';
export { WorkSurface, type WorkSurfaceProps } from './WorkSurface';
