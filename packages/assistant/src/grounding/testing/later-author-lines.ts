import { laterHealth } from './unseen/later-authors/health';
import { laterTeaching } from './unseen/later-authors/teaching';
import { laterDriving } from './unseen/later-authors/driving';
import { laterTrades } from './unseen/later-authors/trades';
import { laterShopsAndKitchens } from './unseen/later-authors/shops-and-kitchens';
import { laterSoftwareAndData } from './unseen/later-authors/software-and-data';
import { laterOffice } from './unseen/later-authors/office';
import { laterMarketingAndCustomers } from './unseen/later-authors/marketing-and-customers';
import { laterProjectsAndStudy } from './unseen/later-authors/projects-and-study';
import { laterGerman } from './unseen/later-authors/german';
import { laterLetters } from './unseen/later-authors/letters';
import { laterServiceAndFarm } from './unseen/later-authors/service-and-farm';
import type { LabeledResume } from './labeled-lines';

/** Three more sets by independent authors, measured at first sight; rules were fitted to two of them, see the README. */
export const laterAuthorLines: readonly LabeledResume[] = [
  ...laterHealth,
  ...laterTeaching,
  ...laterDriving,
  ...laterTrades,
  ...laterShopsAndKitchens,
  ...laterSoftwareAndData,
  ...laterOffice,
  ...laterMarketingAndCustomers,
  ...laterProjectsAndStudy,
  ...laterGerman,
  ...laterLetters,
  ...laterServiceAndFarm,
];
