import type { SignedInRoute } from '@keepmark/app-shell';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { ContactFilterUrl } from './contact-list/contact-filter';

/** Of whom a contact is added: what a company's page knows. */
interface AddContactUrl {
  readonly companyId?: string;
  readonly companyName?: string;
}

// A page checks its own query, each part with a fallback.
const uncheckedList = (search: ContactFilterUrl): ContactFilterUrl => search;
const uncheckedAdd = (search: AddContactUrl): AddContactUrl => search;

/** The screens of keeping contacts. Their code loads when one is opened. */
export function createContactsRoutes(signedIn: SignedInRoute) {
  return [
    createRoute({
      getParentRoute: () => signedIn,
      path: '/contacts',
      staticData: { title: 'Contacts' },
      validateSearch: uncheckedList,
      component: lazyRouteComponent(() => import('./contact-list/ContactListPage'), 'ContactListPage'),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/contact/add',
      staticData: { title: 'Add a contact' },
      validateSearch: uncheckedAdd,
      component: lazyRouteComponent(() => import('./contact-form/AddContactPage'), 'AddContactPage'),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/contact/edit/$internalId',
      staticData: { title: 'Edit a contact' },
      component: lazyRouteComponent(() => import('./contact-form/EditContactPage'), 'EditContactPage'),
    }),
  ] as const;
}
