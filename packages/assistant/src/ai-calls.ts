import {
  analyzeResume,
  careerCoaching,
  careerCounseling,
  jobSearchAssistant,
  jobSearchCoach,
  optimizeResume,
  requestAi,
  reviewResume,
  salaryAssistant,
} from '@keepmark/contracts';

/** Every call that asks the AI. */
export const aiCalls = [
  requestAi,
  reviewResume,
  optimizeResume,
  analyzeResume,
  salaryAssistant,
  careerCounseling,
  careerCoaching,
  jobSearchCoach,
  jobSearchAssistant,
] as const;
