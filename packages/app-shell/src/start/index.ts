export { type SiteRouter } from './site-router';
export { type SiteChoice } from './running-site';
export { startSite } from './start-site';
