import { care } from './unseen/care';
import { driving } from './unseen/driving';
import { german } from './unseen/german';
import { health } from './unseen/health';
import { hospitality } from './unseen/hospitality';
import { military } from './unseen/military';
import { moreOffice } from './unseen/more-office';
import { moreTrades } from './unseen/more-trades';
import { office } from './unseen/office';
import { service } from './unseen/service';
import { software } from './unseen/software';
import { students } from './unseen/students';
import { teaching } from './unseen/teaching';
import { trades } from './unseen/trades';
import { warehouseAndRetail } from './unseen/warehouse-and-retail';
import { rewritesHealth } from './unseen/rewrites/health';
import { rewritesTeachingAndCommunity } from './unseen/rewrites/teaching-and-community';
import { rewritesTrades } from './unseen/rewrites/trades';
import { rewritesTransportAndSafety } from './unseen/rewrites/transport-and-safety';
import { rewritesOffice } from './unseen/rewrites/office';
import { rewritesSalesAndMedia } from './unseen/rewrites/sales-and-media';
import { rewritesService } from './unseen/rewrites/service';
import { rewritesSoftware } from './unseen/rewrites/software';
import { rewritesGermanCareAndService } from './unseen/rewrites/german-care-and-service';
import { rewritesGermanTradesAndOffice } from './unseen/rewrites/german-trades-and-office';
import type { LabeledResume } from './labeled-lines';

/** Written in fourteen sets without the rules in sight. Each was measured before any rule was fitted to it. */
export const unseenLines: readonly LabeledResume[] = [
  ...care,
  ...driving,
  ...german,
  ...health,
  ...hospitality,
  ...military,
  ...moreOffice,
  ...moreTrades,
  ...office,
  ...service,
  ...software,
  ...students,
  ...teaching,
  ...trades,
  ...warehouseAndRetail,
  ...rewritesHealth,
  ...rewritesTeachingAndCommunity,
  ...rewritesTrades,
  ...rewritesTransportAndSafety,
  ...rewritesOffice,
  ...rewritesSalesAndMedia,
  ...rewritesService,
  ...rewritesSoftware,
  ...rewritesGermanCareAndService,
  ...rewritesGermanTradesAndOffice,
];
