import type { LabeledResume } from './labeled-lines';
import { terseCareAndService } from './unseen/terse/care-and-service';
import { terseOfficeAndData } from './unseen/terse/office-and-data';
import { terseGermanAndTrades } from './unseen/terse/german-and-trades';
import { terseClinicsAndLabs } from './unseen/terse/clinics-and-labs';
import { terseTradesAndLibraries } from './unseen/terse/trades-and-libraries';
import { terseShopsAndFarms } from './unseen/terse/shops-and-farms';

/** Three sets of terse notes. Each was measured before a rule was fitted to it, see the README. */
export const terseLines: readonly LabeledResume[] = [
  ...terseCareAndService,
  ...terseOfficeAndData,
  ...terseGermanAndTrades,
  ...terseClinicsAndLabs,
  ...terseTradesAndLibraries,
  ...terseShopsAndFarms,
];
