// Job postings: their search, the feeds that bring them, and capturing one from a page or a text.
export { type CaptureServices, registerCaptureRoutes } from './capture/capture-routes';
export { registerFeeds } from './feeds/register-feeds';
export { registerJobRoutes } from './jobs/job-routes';
