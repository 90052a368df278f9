export { type Contact, contactTable } from './contact-table';
export { createContactsRoutes } from './routes';
