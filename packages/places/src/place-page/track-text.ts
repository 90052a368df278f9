import { distanceText, heightText } from '@keepmark/ui/words';
import { measureTrack, type Track } from '../place-track/track';

function durationText(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** "Track: 4.2 miles, 1,200 ft climb, 2 h 5 min". */
export function trackText(track: Track): string {
  const { lengthKm, climbMeters, durationMs } = measureTrack(track);
  const parts = [
    distanceText(lengthKm),
    climbMeters !== null && `${heightText(climbMeters)} climb`,
    durationMs !== null && durationMs > 0 && durationText(durationMs),
  ];
  return `${track.kind === 'track' ? 'Track' : 'Route'}: ${parts.filter(Boolean).join(', ')}`;
}
