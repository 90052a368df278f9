/** The oldest browsers in words, as `browserslist` in the workspace's package.json has them. A test of tooling/checks compares. */
export const oldestBrowsers = 'Chrome and Edge 120, Firefox 121, and Safari 17.0';
