import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { useAppContext } from '../app-context';

/** The reminders of the site, loaded once the browser may show notifications; nothing until then. */
export function useReminders(): ReactNode {
  const { loadReminders } = useAppContext();
  const [Reminders, setReminders] = useState<ComponentType>();
  useEffect(() => {
    let isGone = false;
    let permission: PermissionStatus | undefined;
    const loadIfAllowed = () => {
      if (permission?.state !== 'granted' || !loadReminders) return;
      // Offline right after an update, they come with the next page.
      loadReminders().then(
        (loaded) => !isGone && setReminders(() => loaded),
        () => {},
      );
    };
    const watch = async () => {
      permission = await navigator.permissions?.query({ name: 'notifications' });
      if (isGone) return;
      permission?.addEventListener('change', loadIfAllowed);
      loadIfAllowed();
    };
    // A browser without this kind of permission has no notifications.
    watch().catch(() => {});
    return () => {
      isGone = true;
      permission?.removeEventListener('change', loadIfAllowed);
    };
  }, [loadReminders]);
  return Reminders ? createElement(Reminders) : null;
}
