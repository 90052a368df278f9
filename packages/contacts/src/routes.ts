import type { SignedInRoute } from '@keepmark/app-shell';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { createElement } from 'react';
import type { ContactFilterUrl } from './contact-list/contact-filter';
import type { ContactsSlots } from './slots';

/** The company of a new contact, set by links from its page. */
interface AddContactUrl {
  readonly companyId?: string;
  readonly companyName?: string;
}

// A page validates its own query.
const uncheckedList = (search: ContactFilterUrl): ContactFilterUrl => search;
const uncheckedAdd = (search: AddContactUrl): AddContactUrl => search;

/** The routes of the contact screens. Each page loads when it is opened. */
export function createContactsRoutes(signedIn: SignedInRoute, slots: ContactsSlots = {}) {
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
      staticData: { title: 'Add contact' },
      validateSearch: uncheckedAdd,
      component: lazyRouteComponent(() => import('./contact-form/AddContactPage'), 'AddContactPage'),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/contact/edit/$internalId',
      staticData: { title: 'Edit contact' },
      component: lazyRouteComponent(async () => {
        const { EditContactPage } = await import('./contact-form/EditContactPage');
        return { default: () => createElement(EditContactPage, { slots }) };
      }),
    }),
  ] as const;
}
