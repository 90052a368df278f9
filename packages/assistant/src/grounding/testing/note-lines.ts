import type { LabeledResume } from './labeled-lines';
import { buildingNursingAndSoftwareNotes } from './unseen/notes/building-nursing-and-software';
import { serviceDesignAndShopNotes } from './unseen/notes/service-design-and-shops';
import { tradesCareAndHotelNotes } from './unseen/notes/trades-care-and-hotels';
import { weldingSchoolsAndRestaurantNotes } from './unseen/notes/welding-schools-and-restaurants';

/** A set by an author who hadn't seen the rules. It was measured before a rule was fitted to it, see the README. */
export const noteLines: readonly LabeledResume[] = [
  ...tradesCareAndHotelNotes,
  ...buildingNursingAndSoftwareNotes,
  ...weldingSchoolsAndRestaurantNotes,
  ...serviceDesignAndShopNotes,
];
