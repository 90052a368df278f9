export { openScreen, withBuiltPage } from './built-page';
export { quantile, rounded } from './figures';
export { heapMb, interactionMs, withSlowProcessor } from './interactions';
export { benchPrefix, log, printResult, runBench } from './run';
