/** A problem that stops `pnpm start`. The message tells the person at the terminal what's wrong and what to do. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}
