import type { AnyRoute } from '@tanstack/react-router';
import type { IconName } from '@keepmark/ui';
import type { SiteConfig } from '../site';

/** A screen that the palette goes to. */
export interface PaletteScreen {
  readonly path: string;
  readonly label: string;
  readonly icon: IconName;
}

/** Sign-in is offered by the button in the top bar, to those whom it concerns; what was shared comes by its link. */
const leftOut = new Set(['/auth', '/places/shared']);

/** `/job/application/process` as words: `Job application process`. */
function words(path: string): string {
  const text = path.slice(1).replaceAll(/[/-]+/g, ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The path without its optional ending; undefined for one that cannot be opened without knowing more. */
function openablePath(fullPath: string): string | undefined {
  const path = fullPath.replace(/(?:\/\{-\$\w+\})+$/, '').replace(/(?<=.)\/$/, '');
  return path === '' || path.includes('$') ? undefined : path;
}

const isForSignedIn = (route: AnyRoute): boolean => route.id.startsWith('/signed-in');

/**
 * Every screen that can be opened by its path alone and that the visitor may see: the variant's menu first, in its
 * order, then the others by name. A route names its screen by `staticData.title`; without one its path does.
 */
export function paletteScreens(
  site: Pick<SiteConfig, 'menu'>,
  routesByPath: Readonly<Record<string, AnyRoute>>,
  isSignedIn: boolean,
): PaletteScreen[] {
  const labels = new Map<string, string>();
  for (const [fullPath, route] of Object.entries(routesByPath)) {
    const path = openablePath(fullPath);
    if (path === undefined || leftOut.has(path) || (isForSignedIn(route) && !isSignedIn)) continue;
    labels.set(path, route.options.staticData?.title ?? words(path));
  }
  labels.delete('/');
  const menu = site.menu.filter(({ path }) => labels.delete(path));
  // A list that has a second path, as the places have, is one screen to whoever looks for it.
  const isInMenu = (label: string) => menu.some((entry) => entry.label === label);
  const others = [...labels]
    .filter(([, label]) => !isInMenu(label))
    .map(([path, label]): PaletteScreen => ({ path, label, icon: 'arrow-right' }));
  return [
    { path: '/', label: 'Home', icon: 'home' },
    ...menu,
    ...others.sort((a, b) => a.label.localeCompare(b.label)),
  ];
}
