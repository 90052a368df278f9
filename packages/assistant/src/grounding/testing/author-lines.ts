import { metalAndBuilding } from './unseen/authors/metal-and-building';
import { healthAuthors } from './unseen/authors/health';
import { teachingAuthors } from './unseen/authors/teaching';
import { transportAndService } from './unseen/authors/transport-and-service';
import { officeAuthors } from './unseen/authors/office';
import { technologyAuthors } from './unseen/authors/technology';
import { craftsAndFarms } from './unseen/authors/crafts-and-farms';
import { careAuthors } from './unseen/authors/care';
import { publicService } from './unseen/authors/public-service';
import { hospitalityAuthors } from './unseen/authors/hospitality';
import { professionsAuthors } from './unseen/authors/professions';
import type { LabeledResume } from './labeled-lines';

/** Eleven sets of terse and short-formed résumés. Each was measured before it was looked at; see the README for what was right at first sight. */
export const authorLines: readonly LabeledResume[] = [
  ...metalAndBuilding,
  ...healthAuthors,
  ...teachingAuthors,
  ...transportAndService,
  ...officeAuthors,
  ...technologyAuthors,
  ...craftsAndFarms,
  ...careAuthors,
  ...publicService,
  ...hospitalityAuthors,
  ...professionsAuthors,
];
