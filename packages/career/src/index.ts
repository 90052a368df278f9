export { createCareerRoutes } from './routes';
