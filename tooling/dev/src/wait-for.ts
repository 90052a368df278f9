import { setTimeout as sleep } from 'node:timers/promises';
import type { Child } from './child';
import { StartProblem } from './start-problem';

const pollEveryMs = 150;

/** Whether a URL answers with 2xx within two seconds. */
export const doesAnswer = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    (answer) => answer.ok,
    () => false,
  );

/**
 * Waits until a child answers a URL with 2xx.
 * @throws StartProblem when the child ends first or doesn't answer in time
 */
export async function waitForAnswer(child: Child, url: string, timeoutMs: number): Promise<void> {
  let endedHow: string | undefined;
  void child.ended.then((how) => (endedHow = how));
  for (const until = Date.now() + timeoutMs; Date.now() < until; await sleep(pollEveryMs)) {
    if (endedHow !== undefined) {
      throw new StartProblem(`${child.name} ended ${endedHow} before it was ready. See its output above.`);
    }
    if (await doesAnswer(url)) return;
  }
  throw new StartProblem(
    `${child.name} didn't answer at ${url} within ${Math.round(timeoutMs / 1000)} s. See its output above, or try again when the machine is less busy.`,
  );
}
