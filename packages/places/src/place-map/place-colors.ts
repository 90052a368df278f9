import { commuteMinutes } from '@keepmark/geography/home-location';
import type { MapCategory } from '@keepmark/map';
import { categoriesOf } from '@keepmark/map';
import type { PlaceGroup } from '../place-group-tables';

/** What the colors of the pins show. */
export const colorModes = { group: 'Group', commute: 'Drive time' } as const;
export type ColorMode = keyof typeof colorModes;

const noGroup: MapCategory = { id: 'none', label: 'No group', tone: 'neutral' };

/** A category for each group, and one for places in no group. */
export const groupCategories = (groups: readonly PlaceGroup[]): MapCategory[] =>
  groups.length === 0
    ? []
    : [...categoriesOf(groups.map(({ internalId: id, name: label }) => ({ id, label }))), noGroup];

const bands = [
  { maxMinutes: 10, label: 'Up to 10 min', tone: 'success', symbol: '10' },
  { maxMinutes: 20, label: '10 to 20 min', tone: 'info', symbol: '20' },
  { maxMinutes: 30, label: '20 to 30 min', tone: 'primary', symbol: '30' },
  { maxMinutes: 60, label: '30 to 60 min', tone: 'warning', symbol: '60' },
  { maxMinutes: Infinity, label: 'Over an hour', tone: 'error', symbol: '+' },
] as const;

/** Bands of estimated drive times, nearest first. */
export const commuteCategories: readonly MapCategory[] = bands.map(({ maxMinutes, label, tone, symbol }) => ({
  id: String(maxMinutes),
  label,
  tone,
  symbol,
}));

/** The drive-time band of a straight-line distance. */
export function commuteBand(distanceKm: number): string {
  const minutes = commuteMinutes(distanceKm, 'driving');
  return String(bands.find(({ maxMinutes }) => minutes <= maxMinutes)?.maxMinutes);
}
