// What a process runs with: settings, log, folders, its end.
export { dataDirectory } from './data-directory';
export { describeCause, describeFailure } from './describe-failure';
export { endGracefully } from './end-gracefully';
export { type Environment, EnvironmentError, readEnvironment } from './env';
export { inSlices } from './in-slices';
export { logSettings } from './log';
export { packageRoot } from './package-root';
export { repeatWork } from './repeat-work';
