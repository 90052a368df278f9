export { useDecisions } from '../answers/use-decisions';
export { SafeMarkdown } from './markdown/SafeMarkdown';
export { SavedAnswers } from './SavedAnswers';
export { WorkSurface, type WorkSurfaceProps } from './WorkSurface';
