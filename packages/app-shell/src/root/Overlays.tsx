import { lazy, Suspense, useState } from 'react';
import { useShell } from '../shell-store';

const SideDrawer = lazy(() => import('../drawer/SideDrawer'));
const ShareDialog = lazy(() => import('../share/ShareDialog'));
const CommandPalette = lazy(() => import('../command-palette/CommandPalette'));
const SignOutDialog = lazy(() => import('../session/SignOutDialog'));
const NewVersionNotice = lazy(() => import('../versions/NewVersionNotice'));

/** True once `wanted` has been true: an opened overlay stays mounted, so that it can animate closed and reopen fast. */
function useOnce(wanted: boolean): boolean {
  const [wasWanted, setWasWanted] = useState(wanted);
  if (wanted && !wasWanted) setWasWanted(true);
  return wanted || wasWanted;
}

/**
 * What opens over the page, and the notice of a new version between the top bar and the page. The code of each loads when
 * it is first opened.
 */
export function Overlays() {
  const drawer = useOnce(useShell((shell) => shell.isDrawerOpen));
  const share = useOnce(useShell((shell) => shell.isShareOpen));
  const palette = useOnce(useShell((shell) => shell.isPaletteOpen));
  const signOut = useOnce(useShell((shell) => shell.isSignOutOpen));
  const isNewVersion = useShell((shell) => shell.takeOver !== undefined);
  return (
    <>
      <Suspense fallback={null}>{drawer ? <SideDrawer /> : null}</Suspense>
      <Suspense fallback={null}>{share ? <ShareDialog /> : null}</Suspense>
      <Suspense fallback={null}>{palette ? <CommandPalette /> : null}</Suspense>
      <Suspense fallback={null}>{signOut ? <SignOutDialog /> : null}</Suspense>
      <Suspense fallback={null}>{isNewVersion ? <NewVersionNotice /> : null}</Suspense>
    </>
  );
}
