import { distanceText, durationText, heightText } from '@keepmark/ui/words';
import { measureTrack, type Track } from '../place-track/track';

/** "Track: 4.2 miles, 1,200 ft climb, 2 h 5 min". */
export function trackText(track: Track): string {
  const { lengthKm, climbMeters, durationMs } = measureTrack(track);
  const parts = [
    distanceText(lengthKm),
    climbMeters !== null && `${heightText(climbMeters)} climb`,
    durationMs !== null && durationMs > 0 && durationText(Math.round(durationMs / 60_000)),
  ];
  return `${track.kind === 'track' ? 'Track' : 'Route'}: ${parts.filter(Boolean).join(', ')}`;
}
