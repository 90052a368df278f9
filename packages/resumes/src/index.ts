export { createResumesRoutes } from './routes';
export { type Resume, resumeTable } from './resume-tables';
