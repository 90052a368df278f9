import { type AnyNode, parse } from 'acorn';
import { fullAncestor } from 'acorn-walk';
import type { Feature, ScriptFeatures } from './compat-data';

/** A script is written in a syntax that the oldest browsers can't read. */
export class SyntaxTooNewError extends Error {
  override readonly name = 'SyntaxTooNewError';
}

/** What every browser of our list reads: the `v` flag of regular expressions, which came last, is of 2024. */
const ecmaVersion = 2024;

/** A script, read. */
export interface ReadScript {
  readonly text: string;
  readonly tree: AnyNode;
  /** Names that the script gives to something of its own. */
  readonly declared: ReadonlySet<string>;
  /** Keys of its own objects and classes: a member of such a name may not be the platform's. */
  readonly keys: ReadonlySet<string>;
}

interface Mention {
  /** `AbortSignal`, `AbortSignal.any`, or `.toSorted`. */
  readonly path: string;
  readonly node: AnyNode;
  /** From the root to the node, which is the last one. */
  readonly ancestors: readonly AnyNode[];
}

/** A feature that a script uses without asking for it. */
export interface NewUse {
  readonly feature: Feature;
  /** The code around it. */
  readonly excerpt: string;
}

const globalObjects = new Set(['window', 'globalThis', 'self']);
const isFunction = ({ type }: AnyNode) =>
  type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression';
const functionsAround = (ancestors: readonly AnyNode[]) => [ancestors[0], ...ancestors.filter(isFunction)];

/**
 * Reads a script.
 * @throws SyntaxTooNewError for a syntax newer than the list
 */
export function readScript(text: string, isModule = true): ReadScript {
  let tree: AnyNode;
  try {
    tree = parse(text, { ecmaVersion, sourceType: isModule ? 'module' : 'script' });
  } catch (error) {
    throw new SyntaxTooNewError((error as Error).message, { cause: error });
  }
  const declared = new Set<string>();
  const keys = new Set<string>();
  fullAncestor(tree, (node, _, ancestors, type) => {
    if (type === 'VariablePattern' && node.type === 'Identifier') declared.add(node.name);
    if (node.type === 'ImportDeclaration') for (const { local } of node.specifiers) declared.add(local.name);
    if (node.type === 'Property' || node.type === 'MethodDefinition' || node.type === 'PropertyDefinition') {
      const isInPattern = ancestors.at(-2)?.type === 'ObjectPattern';
      if (!isInPattern && !node.computed && node.key.type === 'Identifier') keys.add(node.key.name);
    }
    if (node.type === 'AssignmentExpression' && node.operator === '=') {
      const { left } = node;
      if (left.type === 'MemberExpression' && !left.computed && left.property.type === 'Identifier')
        keys.add(left.property.name);
    }
  });
  return { text, tree, declared, keys };
}

/** The text of a string that the code has as it is. */
function stringOf(node: AnyNode): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  return node.type === 'TemplateLiteral' && node.expressions.length === 0
    ? (node.quasis[0]?.value.cooked ?? undefined)
    : undefined;
}

/** The name of a member, if the code says it. */
function memberName(node: AnyNode): string | undefined {
  if (node.type !== 'MemberExpression') return undefined;
  if (!node.computed && node.property.type === 'Identifier') return node.property.name;
  return stringOf(node.property);
}

/** The dotted path of a global or its members, without `window.`. */
function globalPath(node: AnyNode, declared: ReadonlySet<string>): string | undefined {
  if (node.type === 'ChainExpression') return globalPath(node.expression, declared);
  if (node.type === 'Identifier') return declared.has(node.name) ? undefined : node.name;
  const member = memberName(node);
  if (member === undefined || node.type !== 'MemberExpression') return undefined;
  const object = globalPath(node.object, declared);
  if (object === undefined) return undefined;
  return globalObjects.has(object) ? member : `${object}.${member}`;
}

/** What a node's parent says: that code asks for the node, that it uses it, or that the parent's own parent decides. */
function askedBy(parent: AnyNode, node: AnyNode): boolean | 'look above' {
  if (parent.type === 'UnaryExpression') return parent.operator === 'typeof' || parent.operator === '!';
  if (parent.type === 'LogicalExpression') return parent.left === node || 'look above';
  if (parent.type === 'AssignmentExpression') return parent.left === node && parent.operator !== '=';
  if (parent.type === 'BinaryExpression') return /^[!=]==?$/.test(parent.operator);
  if (parent.type === 'ConditionalExpression') return parent.test === node || 'look above';
  if (parent.type === 'IfStatement') return parent.test === node;
  if (parent.type === 'MemberExpression') return parent.object === node && parent.optional;
  if (parent.type === 'CallExpression') return parent.callee === node && parent.optional;
  return parent.type === 'ChainExpression' ? 'look above' : false;
}

/** Whether code asks for something, so that its absence does no harm there. */
function isAsked({ ancestors }: Mention): boolean {
  for (let index = ancestors.length - 1; index > 0; index -= 1) {
    const answer = askedBy(ancestors[index - 1]!, ancestors[index]!);
    if (answer !== 'look above') return answer;
  }
  return false;
}

/** `'any' in AbortSignal` asks for the member of whatever it names. */
function askedByIn(node: AnyNode, declared: ReadonlySet<string>): string[] {
  if (node.type !== 'BinaryExpression' || node.operator !== 'in') return [];
  const member = stringOf(node.left);
  if (member === undefined) return [];
  const object = globalPath(node.right, declared);
  return [object === undefined || globalObjects.has(object) ? member : `${object}.${member}`, `.${member}`];
}

/** What a member is taken from: of `document.startViewTransition(…).finished`, the latter and `.startViewTransition`. */
function takenFrom(node: AnyNode, declared: ReadonlySet<string>): string[] {
  const path = globalPath(node, declared);
  const member = memberName(node);
  const names = [path, member === undefined ? undefined : `.${member}`].filter((name) => name !== undefined);
  if (node.type === 'MemberExpression') return [...names, ...takenFrom(node.object, declared)];
  if (node.type === 'CallExpression') return takenFrom(node.callee, declared);
  if (node.type === 'ChainExpression') return takenFrom(node.expression, declared);
  return names;
}

const iteratorMethods = new Set('map filter take drop flatMap reduce toArray forEach some every find'.split(' '));
const iteratorMakers = new Set(['values', 'keys', 'entries', 'matchAll']);

/** Whether a call takes a method of what `values()` and its kind return: an iterator, which got them late. */
function isIteratorMethod(node: AnyNode): boolean {
  if (node.type !== 'MemberExpression' || !iteratorMethods.has(memberName(node) ?? '')) return false;
  const { object } = node;
  if (object.type !== 'CallExpression' || !iteratorMakers.has(memberName(object.callee) ?? '')) return false;
  return object.arguments.length === Number(memberName(object.callee) === 'matchAll');
}

/** Where a script asks for something: in a function, for the whole script, or in a variable that others look at. */
interface Guard {
  readonly within: AnyNode;
  readonly variable?: string | undefined;
}

/**
 * The place that an answer counts for. A script holds many modules, so the variable of one, such as
 * `const hasAny = 'any' in AbortSignal`, only guards the functions that mention it.
 */
function guardAt(ancestors: readonly AnyNode[]): Guard {
  const within = functionsAround(ancestors).at(-1)!;
  const declarator = ancestors.findLast(({ type }) => type === 'VariableDeclarator');
  if (within.type !== 'Program' || declarator?.type !== 'VariableDeclarator') return { within };
  return { within: declarator, variable: declarator.id.type === 'Identifier' ? declarator.id.name : undefined };
}

function mentionsIn({ tree, declared }: ReadScript, features: ScriptFeatures) {
  const mentions: Mention[] = [];
  const asked = new Map<string, Guard[]>();
  /** The names that a function mentions itself. */
  const namesIn = new Map<AnyNode, Set<string>>();
  const ask = (path: string, ancestors: readonly AnyNode[]) =>
    asked.set(path, [...(asked.get(path) ?? []), guardAt(ancestors)]);
  fullAncestor(tree, (node, _, ancestorNodes) => {
    const ancestors = [...ancestorNodes];
    for (const path of askedByIn(node, declared)) ask(path, ancestors);
    if (node.type !== 'Identifier' && node.type !== 'MemberExpression') return;
    if (node.type === 'Identifier') {
      const around = functionsAround(ancestors).at(-1)!;
      namesIn.set(around, (namesIn.get(around) ?? new Set()).add(node.name));
    }
    const path = globalPath(node, declared);
    const member = memberName(node);
    const isKnown = path !== undefined && (features.statics.has(path) || features.globals.has(path));
    const names = [path, member === undefined || isKnown ? undefined : `.${member}`].filter(
      (name) => name !== undefined,
    );
    if (isIteratorMethod(node)) names.push(`Iterator.${memberName(node)}`);
    for (const name of names) {
      const mention = { path: name, node, ancestors };
      if (isAsked(mention)) ask(name, ancestors);
      else mentions.push(mention);
    }
  });
  return { mentions, asked, namesIn };
}

/**
 * The features that a script uses and that some browser of our list lacks, each once. One that the script asks for before, in
 * the same function or one around it, doesn't count.
 * @param ownKeys of all scripts
 */
export function newUses(script: ReadScript, features: ScriptFeatures, ownKeys: ReadonlySet<string>): NewUse[] {
  const { mentions, asked, namesIn } = mentionsIn(script, features);
  const lacks = (feature: Feature | undefined) => (feature?.lacking.length ?? 0) > 0;
  const featureOf = ({ path, node }: Mention): Feature | undefined => {
    if (!path.startsWith('.')) return features.statics.get(path) ?? features.globals.get(path);
    if (node.type !== 'MemberExpression' || ownKeys.has(path.slice(1))) return undefined;
    if (node.object.type === 'ThisExpression' || node.object.type === 'Super') return undefined;
    // What a new global has is as new as the global, which is mentioned beside it.
    const [base = ''] = globalPath(node, script.declared)?.split('.') ?? [];
    return lacks(features.globals.get(base)) ? undefined : features.members.get(path.slice(1));
  };
  const isGuarded = ({ path, node, ancestors }: Mention): boolean =>
    [path, ...takenFrom(node, script.declared)].some((name) =>
      asked.get(name)?.some(({ within, variable }) => {
        if (ancestors.includes(within)) return true;
        return variable !== undefined && ancestors.slice(1).some((around) => namesIn.get(around)?.has(variable));
      }),
    );
  const found = mentions.filter((mention) => lacks(featureOf(mention)) && !isGuarded(mention));
  const uses = found.map((mention): [string, NewUse] => {
    const excerpt = script.text.slice(Math.max(0, mention.node.start - 40), mention.node.end + 20);
    return [mention.path, { feature: featureOf(mention)!, excerpt }];
  });
  return [...new Map(uses.toReversed()).values()];
}
