// Whether the process can serve: its calls, and its end when it is blocked.
export { type HealthOptions, registerHealthRoutes } from './health-routes';
export { endWhenBlocked } from './end-when-blocked';
