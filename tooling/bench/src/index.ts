export { openScreen, withBuiltPage } from './built-page';
export { quantile, rounded } from './figures';
export { benchPrefix, log, printResult, runBench } from './run';
