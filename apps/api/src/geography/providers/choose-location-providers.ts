import type { Environment } from '../../platform/runtime/runtime';
import { guardAsk } from '../../platform/providers/providers';
import type { LocationProvider } from './location-provider';
import { nominatimLocations } from './nominatim-locations';
import { photonLocations } from './photon-locations';

type Settings = Pick<Environment, 'PHOTON_URL' | 'NOMINATIM_URL'>;

/** The geocoders whose address is set, guarded as those of places are; Photon first, which forgives slips of the pen. */
export function chooseLocationProviders({ PHOTON_URL, NOMINATIM_URL }: Settings): LocationProvider[] {
  const chosen = [PHOTON_URL && photonLocations(PHOTON_URL), NOMINATIM_URL && nominatimLocations(NOMINATIM_URL)];
  return chosen
    .filter((provider) => typeof provider === 'object')
    .map(({ name, geocode }) => ({ name, geocode: guardAsk(name, geocode) }));
}
