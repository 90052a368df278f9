export type { AiRequest, AiSubject, AiTask, AiTaskKind, PersonalData } from './ai-task';
export { aiAnswerTable, type ChangeDecision, type StoredAnswer } from './answers/ai-answer-table';
export { createAssistantRoutes } from './routes';
