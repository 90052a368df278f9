import type { Position } from 'geojson';
import type { Coordinates } from '../geometry';

/** A line whose longitudes go on beyond 180 where it crosses the antimeridian, as maps draw it the short way. */
export function unrolledLine(line: readonly Coordinates[]): Position[] {
  let turns = 0;
  return line.map(({ longitude, latitude }, at) => {
    const step = longitude - (line[at - 1]?.longitude ?? longitude);
    if (Math.abs(step) > 180) turns += Math.round(step / 360);
    return [longitude - 360 * turns, latitude];
  });
}
