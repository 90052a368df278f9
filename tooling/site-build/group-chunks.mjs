/**
 * @typedef {object} Chunk a file of a build
 * @property {string} name
 * @property {number} bytes
 * @property {readonly string[]} imports names of chunks
 * @property {boolean} [isAlone] whether it must stay a file of its own
 *
 * @typedef {object} Screen
 * @property {readonly string[]} chunks names of all that it loads
 * @property {number} weight how much a byte or a file of it counts; Infinity for one that may load nothing it doesn't need
 *
 * @typedef {object} Group chunks that become one file
 * @property {string[]} names
 * @property {number} bytes
 * @property {boolean} isAlone
 * @property {boolean[]} users whether each screen loads it
 * @property {Set<Group>} imports
 * @property {Map<Group, number>} gains what joining another group saves, where it saves anything
 *
 * @typedef {{ weights: readonly number[], bytesPerFile: number }} Prices weights of the screens, and what a request costs
 */

/** All that a group imports, and itself. @param {Group} group */
function withImports(group) {
  const found = new Set([group]);
  for (const next of found) next.imports.forEach((imported) => found.add(imported));
  return found;
}

/**
 * What joining two groups saves: a request for each screen that loads both, less the bytes that each other one then loads
 * in vain.
 * @param {Group} left @param {Group} right @param {Prices} prices
 * @param {[Iterable<Group>, Iterable<Group>]} loaded what a screen loads with each; by themselves for a quick upper bound
 */
function gainOf(left, right, { weights, bytesPerFile }, [withLeft, withRight] = [[left], [right]]) {
  const bytesFor = (/** @type {number} */ screen, /** @type {Iterable<Group>} */ groups) => {
    let bytes = 0;
    for (const group of groups) if (!group.users[screen]) bytes += group.bytes;
    return bytes;
  };
  let gain = 0;
  for (let screen = 0; screen < weights.length && gain > -Infinity; screen += 1) {
    const [loadsLeft, loadsRight] = [left.users[screen], right.users[screen]];
    if (loadsLeft && loadsRight) gain += Math.min(weights[screen], 1) * bytesPerFile;
    else if (loadsLeft || loadsRight) gain -= weights[screen] * bytesFor(screen, loadsLeft ? withRight : withLeft);
  }
  return gain;
}

/**
 * Whether one group imports another through a third one, so that joined they would import each other in a cycle.
 * @param {Group} from @param {Group} to
 */
const importsThroughThird = (from, to) => [...from.imports].some((group) => group !== to && withImports(group).has(to));

/** @param {readonly Chunk[]} chunks @param {readonly Screen[]} screens @returns {Set<Group>} each chunk by itself */
function singleGroups(chunks, screens) {
  const loaded = screens.map((screen) => new Set(screen.chunks));
  const groups = new Map(
    chunks.map(({ name, bytes, isAlone = false }) => {
      const users = loaded.map((names) => names.has(name));
      return [name, { names: [name], bytes, isAlone, users, imports: new Set(), gains: new Map() }];
    }),
  );
  for (const { name, imports } of chunks) imports.forEach((next) => groups.get(name)?.imports.add(groups.get(next)));
  return new Set(groups.values());
}

/**
 * @param {Set<Group>} groups @param {Group} into @param {Group} from
 * @returns {Group[]} those that more screens load from now on, with the joined one first
 */
function join(groups, into, from) {
  into.names.push(...from.names);
  into.bytes += from.bytes;
  into.users = into.users.map((isUser, screen) => isUser || from.users[screen]);
  from.imports.forEach((group) => into.imports.add(group));
  groups.delete(from);
  for (const group of groups) {
    group.gains.delete(from);
    if (group.imports.delete(from)) group.imports.add(into);
  }
  into.imports.delete(into);
  const changed = [into];
  for (const group of withImports(into)) {
    const users = group.users.map((isUser, screen) => isUser || into.users[screen]);
    if (users.every((isUser, screen) => isUser === group.users[screen])) continue;
    group.users = users;
    changed.push(group);
  }
  return changed;
}

/** The two groups whose joining saves most. @param {Set<Group>} groups */
function bestPair(groups) {
  let best = { gain: 0, left: undefined, right: undefined };
  for (const left of groups) {
    for (const [right, gain] of left.gains) if (gain > best.gain) best = { gain, left, right };
  }
  return best;
}

/**
 * Joins the files of a build that the same screens load. Two become one while the requests that this saves outweigh the
 * bytes that other screens load in vain, and while no files import each other in a cycle.
 * @param {readonly Chunk[]} chunks @param {readonly Screen[]} screens
 * @param {number} bytesPerFile how many bytes a request is worth
 * @returns {string[][]} the names of the chunks that become one file
 */
export function groupChunks(chunks, screens, bytesPerFile) {
  const groups = singleGroups(chunks, screens);
  const prices = { weights: screens.map(({ weight }) => weight), bytesPerFile };
  const free = [...groups].filter(({ isAlone }) => !isAlone);
  const compare = (/** @type {Group} */ left, /** @type {Group} */ right) => {
    right.gains.delete(left);
    const gain = gainOf(left, right, prices);
    if (gain > 0) left.gains.set(right, gain);
    else left.gains.delete(right);
  };
  free.forEach((left, index) => free.slice(index + 1).forEach((right) => compare(left, right)));
  for (;;) {
    const { left, right, gain } = bestPair(groups);
    if (!left || !right) break;
    const exact = gainOf(left, right, prices, [withImports(left), withImports(right)]);
    if (exact <= 0 || importsThroughThird(left, right) || importsThroughThird(right, left)) {
      left.gains.delete(right);
    } else if (exact < gain) {
      left.gains.set(right, exact);
    } else {
      const changed = join(groups, left, right).filter(({ isAlone }) => !isAlone);
      for (const group of changed)
        for (const other of free) if (other !== group && groups.has(other)) compare(group, other);
    }
  }
  return [...groups].map(({ names }) => names).filter(({ length }) => length > 1);
}
