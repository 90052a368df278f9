import type { AnyRoute } from '@tanstack/react-router';
import type { IconName } from '@keepmark/ui';
import type { SiteConfig } from '../site';

/** A screen listed in the palette. */
export interface PaletteScreen {
  readonly path: string;
  readonly label: string;
  readonly icon: IconName;
}

/** Not listed: sign-in has a button in the top bar, and shared places open from their link. */
const hiddenPaths = new Set(['/auth', '/places/shared']);

/** `/job/application/process` as words: `Job application process`. */
function words(path: string): string {
  const text = path.slice(1).replaceAll(/[/-]+/g, ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The path without its optional ending; undefined when it needs parameters to open. */
function openablePath(fullPath: string): string | undefined {
  const path = fullPath.replace(/(?:\/\{-\$\w+\})+$/, '').replace(/(?<=.)\/$/, '');
  return path === '' || path.includes('$') ? undefined : path;
}

const isForSignedIn = (route: AnyRoute): boolean => route.id.startsWith('/signed-in');

/**
 * Every screen that the visitor may see and that needs no parameters: the variant's menu first, in its order, then the
 * others by name. A screen's name is its route's `staticData.title`, or else its path as words.
 */
export function paletteScreens(
  site: Pick<SiteConfig, 'menu'>,
  routesByPath: Readonly<Record<string, AnyRoute>>,
  isSignedIn: boolean,
): PaletteScreen[] {
  const labels = new Map<string, string>();
  for (const [fullPath, route] of Object.entries(routesByPath)) {
    const path = openablePath(fullPath);
    if (path === undefined || hiddenPaths.has(path) || (isForSignedIn(route) && !isSignedIn)) continue;
    labels.set(path, route.options.staticData?.title ?? words(path));
  }
  labels.delete('/');
  const menu = site.menu.filter(({ path }) => labels.delete(path));
  // Two paths with the same title are the same screen to people, so show only the menu's.
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
