export { type SiteRouter } from './site-router';
export { startSite, type StartOptions } from './start-site';
