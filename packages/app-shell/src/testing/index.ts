export { keepCountry } from './keep-country';
export { renderScreen, type RenderedScreen, type ScreenOptions } from './render-screen';
export { testSite } from './test-site';
