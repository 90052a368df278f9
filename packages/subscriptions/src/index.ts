export { createSubscriptionsRoutes } from './routes';
