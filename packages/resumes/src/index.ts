export { blankDocument } from './resume';
export type { LetterDocument, ResumeDocument } from './resume-document';
export { createResumesRoutes } from './routes';
export { type Resume, resumeTable } from './resume-tables';
export { type SentDocument, sentContentTable, sentDocumentTable } from './resume-tables';
