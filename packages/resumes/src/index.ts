export { createResumesRoutes } from './routes';
