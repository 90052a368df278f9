export { createPackageRouter } from './package-router';
export { saveCountry } from './save-country';
export { renderScreen, type RenderedScreen, type ScreenOptions } from './render-screen';
export { testSite } from './test-site';
