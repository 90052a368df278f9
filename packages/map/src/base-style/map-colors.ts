/** The colors of the base map. Their CSS variables are `--keepmark-map-…` of the map's frame. */
const cssNames = {
  water: 'water',
  land: 'land',
  border: 'border',
  stateBorder: 'state-border',
  green: 'green',
  wood: 'wood',
  sand: 'sand',
  institution: 'institution',
  pavement: 'pavement',
  building: 'building',
  buildingEdge: 'building-edge',
  highway: 'highway',
  majorRoad: 'major-road',
  minorRoad: 'minor-road',
  roadCasing: 'road-casing',
  path: 'path',
  rail: 'rail',
  waterLine: 'water-line',
  waterText: 'water-text',
  greenText: 'green-text',
  roadText: 'road-text',
} as const;

export type MapColors = Readonly<Record<keyof typeof cssNames | 'text' | 'halo', string>>;

/** Reads the theme's colors from the CSS variables of the map's element. */
export function readMapColors(element: Element): MapColors {
  const style = getComputedStyle(element);
  const color = (variable: string): string => style.getPropertyValue(variable).trim();
  const own = Object.entries(cssNames).map(([name, css]) => [name, color(`--keepmark-map-${css}`)]);
  return {
    ...(Object.fromEntries(own) as Record<keyof typeof cssNames, string>),
    text: color('--mantine-color-text'),
    halo: color('--mantine-color-body'),
  };
}
