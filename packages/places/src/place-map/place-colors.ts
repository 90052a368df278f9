import { commuteMinutes } from '@keepmark/geography';
import type { MapCategory } from '@keepmark/map';
import { categoriesOf } from '@keepmark/map';
import type { PlaceGroup } from '../place-group-tables';

/** What the colours of the saved places on the map tell. */
export const colorModes = { group: 'Groups', commute: 'Minutes by car' } as const;
export type ColorMode = keyof typeof colorModes;

const noGroup: MapCategory = { id: 'none', label: 'In no group', tone: 'neutral' };

/** One category for each group, and one for what is in none. */
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

/** Bands of estimated minutes by car, nearest first. */
export const commuteCategories: readonly MapCategory[] = bands.map(({ maxMinutes, label, tone, symbol }) => ({
  id: String(maxMinutes),
  label,
  tone,
  symbol,
}));

/** The band of a way, by its length along a straight line. */
export function commuteBand(distanceKm: number): string {
  const minutes = commuteMinutes(distanceKm, 'driving');
  return String(bands.find(({ maxMinutes }) => minutes <= maxMinutes)?.maxMinutes);
}
