export { aiService, type AiScript, type ScriptedAnswer, withAi, withoutAi } from './ai-service';
export { AiStory, type AiStoryProps } from './AiStory';
