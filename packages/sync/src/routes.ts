import type { SignedInRoute } from '@keepmark/app-shell';
import { pageWithSlots } from '@keepmark/app-shell/lazy-page';
import { createRoute } from '@tanstack/react-router';
import type { SyncSlots } from './use-sync';

/** The route of Settings → Devices. An address with a pairing secret as its fragment opens it, too. */
export function createSyncRoutes(signedIn: SignedInRoute, slots: SyncSlots) {
  return [
    createRoute({
      getParentRoute: () => signedIn,
      path: '/settings/devices',
      staticData: { title: 'Devices' },
      component: pageWithSlots(slots, async () => (await import('./devices/DevicesPage')).DevicesPage),
    }),
  ] as const;
}
