export { createPackageRouter } from './package-router';
export { renderScreen, type RenderedScreen, type ScreenOptions } from './render-screen';
export { saveCountry } from './save-country';
export { setViewport } from './set-viewport';
export { testSite } from './test-site';
