/** Why `pnpm start` cannot go on. The message is one sentence for the person at the terminal: what is wrong, what to do. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}
