import { startSuite } from '@keepmark/suite/start';
import { otherSite, site } from './site';

void startSuite({ site, otherSite });
