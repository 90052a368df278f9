import type { LabeledResume } from './labeled-lines';
import { tradesAndCareParaphrases } from './unseen/paraphrases/trades-and-care';
import { hotelsAndGardensParaphrases } from './unseen/paraphrases/hotels-and-gardens';
import { softwareAndKitchensParaphrases } from './unseen/paraphrases/software-and-kitchens';
import { germanCareAndCraftsParaphrases } from './unseen/paraphrases/german-care-and-crafts';
import { schoolsAndFarmsParaphrases } from './unseen/paraphrases/schools-and-farms';
import { weldingAndMidwiferyParaphrases } from './unseen/paraphrases/welding-and-midwifery';
import { productsAndSupportParaphrases } from './unseen/paraphrases/products-and-support';
import { germanLogisticsAndHotelsParaphrases } from './unseen/paraphrases/german-logistics-and-hotels';

/** Eight sets of paraphrases by one author. Each was measured before a rule was fitted to it, see the README. */
export const paraphrasedLines: readonly LabeledResume[] = [
  ...tradesAndCareParaphrases,
  ...hotelsAndGardensParaphrases,
  ...softwareAndKitchensParaphrases,
  ...germanCareAndCraftsParaphrases,
  ...schoolsAndFarmsParaphrases,
  ...weldingAndMidwiferyParaphrases,
  ...productsAndSupportParaphrases,
  ...germanLogisticsAndHotelsParaphrases,
];
