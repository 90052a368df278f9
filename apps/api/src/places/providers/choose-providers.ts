import type { Environment } from '../../platform/runtime/runtime';
import { googlePlacesProvider } from './google-places';
import { guardProvider } from './guard-provider';
import { nominatimProvider } from './nominatim';
import { overpassProvider } from './overpass';
import { photonProvider } from './photon';
import type { PlaceProvider } from './provider';
import { serpApiProvider } from './serp-api';

type Settings = Pick<
  Environment,
  'GOOGLE_PLACES_KEY' | 'SERPAPI_KEY' | 'OVERPASS_URL' | 'PHOTON_URL' | 'NOMINATIM_URL'
>;

/** The providers whose URL or key is set, guarded. Those with the most details come first. */
export function chooseProviders(settings: Settings): PlaceProvider[] {
  const { GOOGLE_PLACES_KEY: google, SERPAPI_KEY: serpApi } = settings;
  const { OVERPASS_URL: overpass, PHOTON_URL: photon, NOMINATIM_URL: nominatim } = settings;
  const chosen = [
    google && googlePlacesProvider(google),
    serpApi && serpApiProvider(serpApi),
    overpass && overpassProvider(overpass),
    photon && photonProvider(photon),
    nominatim && nominatimProvider(nominatim),
  ];
  return chosen.filter((provider) => typeof provider === 'object').map((provider) => guardProvider(provider));
}
