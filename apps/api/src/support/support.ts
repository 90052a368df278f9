// Support mail and profile pictures: their calls.
export { registerPictureRoutes } from './picture-routes';
export { registerSupportRoutes } from './support-routes';
