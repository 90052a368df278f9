import { type MapColors, readMapColors } from '../base-style/map-colors';
import { categoryTones, type PointTone, statusTones } from '../map-point';

export interface MapPalette {
  readonly base: MapColors;
  readonly points: Readonly<Record<PointTone | 'text' | 'outline' | 'label', string>>;
  readonly classes: readonly string[];
}

/**
 * Reads the theme's colors for the canvas. Higher classes stand out more from the page: darker in light mode, lighter in
 * dark mode.
 */
export function readMapPalette(element: Element, scheme: 'light' | 'dark'): MapPalette {
  const style = getComputedStyle(element);
  const color = (variable: string): string => style.getPropertyValue(variable).trim();
  const base = readMapColors(element);
  const tones = [...statusTones, ...categoryTones].map((tone) => [tone, color(`--keepmark-map-tone-${tone}`)]);
  return {
    base,
    points: {
      ...(Object.fromEntries(tones) as Record<PointTone, string>),
      text: color('--keepmark-on-filled'),
      outline: base.halo,
      label: base.text,
    },
    classes: (scheme === 'light' ? [1, 3, 5, 7, 9] : [9, 7, 5, 3, 1]).map((shade) =>
      color(`--mantine-primary-color-${shade}`),
    ),
  };
}
