/** The endings of files that may hold places. */
export const placeFileEndings = ['kml', 'kmz', 'gpx', 'geojson', 'json', 'csv', 'tsv', 'txt', 'xlsx'] as const;
const wantedEnding = new RegExp(`\\.(?:${placeFileEndings.join('|')})$`, 'i');

/** Whether a file of a folder or an archive may hold places, by its path. */
export const mayHoldPlaces = (path: string): boolean =>
  wantedEnding.test(path) && !/(?:^|\/)(?:\.|__MACOSX\/)/.test(path);

/** The name of a file without its folders. */
export const fileName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Names that apps give to files with everything in them. */
const generalName =
  /^(?:saved places|labell?ed places|places|my places|doc|document|export|bookmarks?|waypoints|data|map)$/i;

/** The group that a file's name suggests, or empty: "Takeout/Saved/Oslo 2026(1).csv" suggests "Oslo 2026". */
export function listGroupOf(path: string): string {
  const name = fileName(path)
    .replace(/\.[^.]{1,8}$/, '')
    .replaceAll('_', ' ')
    .replace(/\s*\(\d+\)$/, '')
    .trim();
  return generalName.test(name) ? '' : name.slice(0, 200);
}
