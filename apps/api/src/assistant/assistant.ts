// AI answers: their calls, quotas and providers.
export { registerAssistantRoutes } from './assistant-routes';
export type { Timeouts } from './ask-model';
export { forgetAiUsage } from './usage-repository';
