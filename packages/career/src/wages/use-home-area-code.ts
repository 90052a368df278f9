import { coordinatesOf, useHomeLocation } from '@keepmark/geography/home-location';
import { useNearestArea } from './wages-api';

/**
 * The area of the home location: undefined while it's being looked up, and empty without a home or a nearby area, such
 * as abroad.
 * @param isWanted false skips the lookup
 */
export function useHomeAreaCode(isWanted: boolean): string | undefined {
  const home = useHomeLocation();
  const nearest = useNearestArea(isWanted && home ? coordinatesOf(home) : undefined);
  if (!home || nearest.isError) return '';
  return nearest.data?.area.areaCode;
}
