import { clockText } from '@keepmark/ui/words';
import { ApiError } from '@keepmark/api-client';

/** A failure in words: what happened, what to do, and a link to do it. */
export interface Problem {
  readonly title: string;
  readonly text: string;
  readonly link?: 'ai-settings' | 'sign-in';
  /** The day's answers are used up. */
  readonly isQuotaUsed?: boolean;
}

const secondsText = (seconds: number) => {
  if (seconds < 100) return `${Math.max(1, Math.ceil(seconds))} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 100 ? `${minutes} minutes` : `${Math.round(minutes / 60)} hours`;
};

type Describe = (error: ApiError, now: Date) => Problem;

const tryAgainIn = ({ retryAfterSeconds }: ApiError) =>
  retryAfterSeconds === undefined ? 'Try again in a minute' : `Try again in ${secondsText(retryAfterSeconds)}`;

const signInAgain: Describe = () => ({
  title: 'Your sign-in has expired',
  text: 'Sign in and ask again. Your prompt is still here.',
  link: 'sign-in',
});

const byCode: Readonly<Record<string, Describe>> = {
  'ai-quota-used': ({ message, retryAfterSeconds }, now) => ({
    title: 'No AI answers left today',
    text:
      retryAfterSeconds === undefined
        ? message
        : `You can ask again after ${clockText(new Date(now.getTime() + retryAfterSeconds * 1000))}, or right away with a key of your own.`,
    link: 'ai-settings',
    isQuotaUsed: true,
  }),
  'ai-busy': () => ({
    title: 'Two answers are being written',
    text: 'Wait until one of them is complete, or stop it. Then ask again.',
  }),
  'provider-busy': (error) => ({
    title: 'The AI provider is busy',
    text: `${tryAgainIn(error)}, or use another AI.`,
    link: 'ai-settings',
  }),
  'provider-failed': ({ message }) => ({ title: 'We couldn’t get an answer', text: message }),
  'provider-key-refused': ({ message }) => ({
    title: 'The AI provider refused the key',
    text: message,
    link: 'ai-settings',
  }),
  'ai-not-configured': () => ({
    title: 'No AI is set up',
    text: 'Choose another provider, or add a key of your own.',
    link: 'ai-settings',
  }),
  'rate-limited': (error) => ({ title: 'Too many requests', text: `${tryAgainIn(error)}.` }),
  'signed-out': signInAgain,
  'token-missing': signInAgain,
  'token-expired': signInAgain,
  'token-invalid': signInAgain,
};

const titles: Readonly<Record<string, string>> = {
  network: 'No connection to the server',
  timeout: 'The answer took too long',
  'cut-off': 'The answer was cut off',
};

const builtIn = /^(?:Aggregate|Eval|Range|Reference|Syntax|Type|URI)?Error$/;

/** Explains why a run failed. Our own errors have messages for people; others don't. */
export function problemOf(error: unknown, now: Date): Problem {
  const code = codeOf(error);
  if (error instanceof ApiError) {
    const describe = byCode[code] ?? (error.status === 401 ? signInAgain : undefined);
    return describe?.(error, now) ?? { title: 'We couldn’t get an answer', text: error.message };
  }
  const isOurs = error instanceof Error && !(error instanceof DOMException) && !builtIn.test(error.name);
  return {
    title: titles[code] ?? 'We couldn’t get an answer',
    text: isOurs ? error.message : 'Your prompt is still here. Try again.',
  };
}

function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
}
