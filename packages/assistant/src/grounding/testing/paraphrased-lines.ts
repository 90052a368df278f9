import type { LabeledResume } from './labeled-lines';
import { tradesAndCareParaphrases } from './unseen/paraphrases/trades-and-care';
import { hotelsAndGardensParaphrases } from './unseen/paraphrases/hotels-and-gardens';
import { softwareAndKitchensParaphrases } from './unseen/paraphrases/software-and-kitchens';
import { germanCareAndCraftsParaphrases } from './unseen/paraphrases/german-care-and-crafts';
import { schoolsAndFarmsParaphrases } from './unseen/paraphrases/schools-and-farms';
import { weldingAndMidwiferyParaphrases } from './unseen/paraphrases/welding-and-midwifery';
import { productsAndSupportParaphrases } from './unseen/paraphrases/products-and-support';
import { germanLogisticsAndHotelsParaphrases } from './unseen/paraphrases/german-logistics-and-hotels';
import { nursesAndDevelopersParaphrases } from './unseen/paraphrases/nurses-and-developers';
import { cafesAndClassroomsParaphrases } from './unseen/paraphrases/cafes-and-classrooms';
import { accountsAndPlantsParaphrases } from './unseen/paraphrases/accounts-and-plants';
import { busesAndKitchensParaphrases } from './unseen/paraphrases/buses-and-kitchens';
import { roofsAndLedgersParaphrases } from './unseen/paraphrases/roofs-and-ledgers';
import { packagesAndPatientsParaphrases } from './unseen/paraphrases/packages-and-patients';
import { portalsAndCoffeeParaphrases } from './unseen/paraphrases/portals-and-coffee';
import { hotelsAndLabsParaphrases } from './unseen/paraphrases/hotels-and-labs';
import { truckersAndTeachersParaphrases } from './unseen/paraphrases/truckers-and-teachers';
import { accountantsAndForkliftsParaphrases } from './unseen/paraphrases/accountants-and-forklifts';
import { dairiesAndDataParaphrases } from './unseen/paraphrases/dairies-and-data';
import { ledgersAndFieldsParaphrases } from './unseen/paraphrases/ledgers-and-fields';
import { nursesAndElectriciansParaphrases } from './unseen/paraphrases/nurses-and-electricians';
import { cooksAndCaseworkersParaphrases } from './unseen/paraphrases/cooks-and-caseworkers';
import { hygienistsAndPlumbersParaphrases } from './unseen/paraphrases/hygienists-and-plumbers';
import { bakersAndFirefightersParaphrases } from './unseen/paraphrases/bakers-and-firefighters';

/** Sets of paraphrases by several authors. Each was measured before a rule was fitted to it, see the README. */
export const paraphrasedLines: readonly LabeledResume[] = [
  ...tradesAndCareParaphrases,
  ...hotelsAndGardensParaphrases,
  ...softwareAndKitchensParaphrases,
  ...germanCareAndCraftsParaphrases,
  ...schoolsAndFarmsParaphrases,
  ...weldingAndMidwiferyParaphrases,
  ...productsAndSupportParaphrases,
  ...germanLogisticsAndHotelsParaphrases,
  ...nursesAndDevelopersParaphrases,
  ...cafesAndClassroomsParaphrases,
  ...accountsAndPlantsParaphrases,
  ...busesAndKitchensParaphrases,
  ...roofsAndLedgersParaphrases,
  ...packagesAndPatientsParaphrases,
  ...portalsAndCoffeeParaphrases,
  ...hotelsAndLabsParaphrases,
  ...truckersAndTeachersParaphrases,
  ...accountantsAndForkliftsParaphrases,
  ...dairiesAndDataParaphrases,
  ...ledgersAndFieldsParaphrases,
  ...nursesAndElectriciansParaphrases,
  ...cooksAndCaseworkersParaphrases,
  ...hygienistsAndPlumbersParaphrases,
  ...bakersAndFirefightersParaphrases,
];
