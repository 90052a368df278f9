/** How many turns others have while something is being done: one for each time that it lets them. */
export async function turnsWhile(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let next: NodeJS.Immediate | undefined;
  const takeTurn = () => {
    turns += 1;
    next = setImmediate(takeTurn);
  };
  takeTurn();
  await work;
  clearImmediate(next);
  return turns;
}
