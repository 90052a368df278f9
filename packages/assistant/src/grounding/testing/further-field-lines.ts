import type { LabeledResume } from './labeled-lines';
import { opticsToBreweries } from './unseen/further-fields/optics-to-breweries';
import { poolsToGermanBakers } from './unseen/further-fields/pools-to-german-bakers';
import { vetsToMuseums } from './unseen/further-fields/vets-to-museums';
import { guardsToGermanLabs } from './unseen/further-fields/guards-to-german-labs';
import { nailsToWardrobes } from './unseen/further-fields/nails-to-wardrobes';
import { recyclingToTranslation } from './unseen/further-fields/recycling-to-translation';
import { germanRescueToHousing } from './unseen/further-fields/german-rescue-to-housing';
import { wiringToForecasts } from './unseen/further-fields/wiring-to-forecasts';
import { kitchensToMachining } from './unseen/further-fields/kitchens-to-machining';
import { germanWardsToCounters } from './unseen/further-fields/german-wards-to-counters';
import { roofsToBars } from './unseen/further-fields/roofs-to-bars';
import { bikesToLibraries } from './unseen/further-fields/bikes-to-libraries';

/** Five sets about jobs that the others lack, by somebody who knew the rules. Each was measured before a rule was fitted to it. */
export const furtherFieldLines: readonly LabeledResume[] = [
  ...opticsToBreweries,
  ...poolsToGermanBakers,
  ...vetsToMuseums,
  ...guardsToGermanLabs,
  ...nailsToWardrobes,
  ...recyclingToTranslation,
  ...germanRescueToHousing,
  ...wiringToForecasts,
  ...kitchensToMachining,
  ...germanWardsToCounters,
  ...roofsToBars,
  ...bikesToLibraries,
];
