/** The operator's MapLibre style: set when the site was built with a tile server. */
export const operatorStyleUrl = (import.meta.env['VITE_MAP_STYLE_URL'] as string | undefined) || undefined;
