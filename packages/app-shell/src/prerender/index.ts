export { prerenderPages, type RenderedPage } from './prerender-pages';
