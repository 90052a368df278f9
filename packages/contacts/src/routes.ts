import type { SignedInRoute } from '@keepmark/app-shell';
import { pageWithSlots, unchecked } from '@keepmark/app-shell/lazy-page';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { ContactFilterUrl } from './contact-list/contact-filter';
import type { ContactsSlots } from './slots';

/** The company of a new contact, set by links from its page. */
interface AddContactUrl {
  readonly companyId?: string;
  readonly companyName?: string;
}

/** The routes of the contact screens. Each page loads when it is opened. */
export function createContactsRoutes(signedIn: SignedInRoute, slots: ContactsSlots = {}) {
  return [
    createRoute({
      getParentRoute: () => signedIn,
      path: '/contacts',
      staticData: { title: 'Contacts' },
      validateSearch: unchecked<ContactFilterUrl>(),
      component: lazyRouteComponent(() => import('./contact-list/ContactListPage'), 'ContactListPage'),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/contact/add',
      staticData: { title: 'Add contact' },
      validateSearch: unchecked<AddContactUrl>(),
      component: lazyRouteComponent(() => import('./contact-form/AddContactPage'), 'AddContactPage'),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/contact/edit/$internalId',
      staticData: { title: 'Edit contact' },
      component: pageWithSlots(slots, async () => (await import('./contact-form/EditContactPage')).EditContactPage),
    }),
  ] as const;
}
