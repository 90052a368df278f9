export { type Interview, interviewTable } from './interview-table';
export { createInterviewsRoutes } from './routes';
