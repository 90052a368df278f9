// Calls of the contracts as routes: errors, limits, headers, caching, documentation.
export { registerCachedCalls } from './register-cached-calls';
export { type CallInput, registerCall } from './register-call';
export { answerError, answerErrors, type FailureAnswer } from './answer-errors';
export { cacheAnswers } from './cache-answers';
export { describeError } from './describe-error';
export { describeCalls } from './documentation';
export { guardHeaders } from './guard-headers';
export { limitRates } from './limit-rates';
export { readJson } from './read-json';
export { refuseBrokenConnection } from './refuse-broken-connection';
export { refuseUnknown } from './refuse-unknown';
export { heartbeat } from './send-events';
export { signalWhenGone } from './signal-when-gone';
