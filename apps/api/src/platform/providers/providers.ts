// Asking services of others: JSON, time-outs, circuit breakers.
export { askJson, maybe } from './ask-json';
export { guardAsk, type GuardSettings } from './guard-ask';
export { ProviderError } from './provider-error';
export { slashed } from './slashed';
