// The calls on what the service stores about a person.
export { registerUserRoutes } from './user-routes';
