import type { Identifier } from '@mdn/browser-compat-data';
import { type AtRule, type ChildNode, type Declaration, parse, type Rule } from 'postcss';
import type { OldestBrowser } from '@keepmark/site-build/browsers';
import { compatData, type Feature, lackingIn } from './compat-data';

const css = compatData['css']!;
const part = (path: string): Identifier => css[path] as Identifier;

/** Every function of values with its entry: `light-dark`, `color-mix`. */
const functions = new Map<string, Identifier>();
function addFunctions(found: Identifier) {
  for (const [name, child] of Object.entries(found) as [string, Identifier][]) {
    if (name === '__compat') continue;
    if (child.__compat) functions.set(name, child);
    addFunctions(child);
  }
}
addFunctions(part('types'));

/** Whether a style sheet asks for something itself, or offers something else before it. */
function isOptional(node: ChildNode): boolean {
  for (let parent = node.parent; parent && parent.type !== 'root'; parent = parent.parent as typeof parent)
    if (parent.type === 'atrule' && (parent as AtRule).name === 'supports') return true;
  if (node.type !== 'decl') return false;
  return (node.parent?.nodes ?? []).some(
    (other) =>
      other.type === 'decl' && other !== node && (other.prop === `-webkit-${node.prop}` || isBefore(other, node)),
  );
}
const isBefore = (other: Declaration, node: Declaration) =>
  other.prop === node.prop && node.parent!.index(other) < node.parent!.index(node);

function declared({ prop, value }: Declaration): [string, Identifier | undefined][] {
  const property = part('properties')[prop];
  const words = property ? [...value.matchAll(/(?<![\w-])[a-z][a-z-]*(?![\w(-])/g)].map(([word]) => word) : [];
  const called = [...value.matchAll(/(?<![\w-])([a-z][a-z-]*)\(/g)].map(([, name = '']) => name);
  return [
    [prop, property],
    ...words.map((word): [string, Identifier | undefined] => [`${prop}: ${word}`, property?.[word]]),
    ...called.map((name): [string, Identifier | undefined] => [`${name}()`, functions.get(name)]),
  ];
}

function selected({ selector, parent }: Rule): [string, Identifier | undefined][] {
  const pseudo = [...selector.matchAll(/(?<!\\)::?([a-z][a-z-]*)/g)];
  return [
    ...pseudo.map(([text, name = '']): [string, Identifier | undefined] => [text, part('selectors')[name]]),
    ...(parent?.type === 'rule'
      ? [['nested rules', part('selectors')['nesting']] as [string, Identifier | undefined]]
      : []),
  ];
}

function ruled({ name, params }: AtRule): [string, Identifier | undefined][] {
  const rule = part('at-rules')[name];
  const asked = name === 'media' ? [...params.matchAll(/\(\s*([a-z-]+)/g)].map(([, feature = '']) => feature) : [];
  return [
    [`@${name}`, rule],
    ...asked.map((feature): [string, Identifier | undefined] => [`@media (${feature})`, rule?.[feature]]),
  ];
}

/**
 * What a style sheet uses and some browser of our list lacks, each once. Declarations that come with another one for older
 * browsers, and what is inside `@supports`, don't count.
 */
export function newStyles(text: string, browsers?: readonly OldestBrowser[]): Feature[] {
  const found = new Map<string, Feature>();
  parse(text).walk((node) => {
    const names =
      node.type === 'decl'
        ? declared(node)
        : node.type === 'rule'
          ? selected(node)
          : node.type === 'atrule'
            ? ruled(node)
            : [];
    for (const [name, entry] of names) {
      if (!entry?.__compat || found.has(name)) continue;
      const lacking = lackingIn(entry.__compat, browsers);
      if (lacking.length > 0 && !isOptional(node)) found.set(name, { name, lacking });
    }
  });
  return [...found.values()];
}
