/** Whether a menu item is highlighted: the current path contains its path, which is longer than two characters. */
export function isCurrent(itemPath: string, currentPath: string): boolean {
  return itemPath.length > 2 && currentPath.includes(itemPath);
}
