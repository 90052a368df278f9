import type { MenuEntry } from '../site';

/**
 * Whether a menu item is highlighted: the current path contains its path, which is longer than two characters, and isn't a
 * screen of another name.
 */
export function isCurrent(
  { path, otherScreen }: Pick<MenuEntry, 'path' | 'otherScreen'>,
  currentPath: string,
): boolean {
  return path.length > 2 && currentPath.includes(path) && currentPath !== otherScreen;
}
