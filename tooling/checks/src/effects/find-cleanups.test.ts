import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findCleanups } from './find-cleanups';

/** As far as React's own types matter here. */
const react = `
export type Destructor = () => void | { never: never };
export type EffectCallback = () => void | Destructor;
export type Ref<T> = ((instance: T | null) => void | (() => void)) | { current: T | null } | null;
export type Dispatch<T> = (value: T) => void;
export function useEffect(effect: EffectCallback, deps?: readonly unknown[]): void;
export function useLayoutEffect(effect: EffectCallback, deps?: readonly unknown[]): void;
export function useCallback<T extends Function>(callback: T, deps: readonly unknown[]): T;
export function useState<T>(first: T): [T, Dispatch<T>];
export function useDidUpdate(effect: EffectCallback, deps?: readonly unknown[]): void;
declare global {
  namespace JSX {
    interface IntrinsicElements { div: { ref?: Ref<HTMLDivElement> } }
  }
}
`;

/** What each line of code stands in. */
const frame = (line: string) => `
import { type EffectCallback, type Ref, useCallback, useDidUpdate, useEffect, useLayoutEffect, useState } from 'react';
declare const element: HTMLElement | undefined;
declare const anything: any;
declare const isOpen: boolean;
declare function subscribe(listener: () => void): () => void;
declare function open(): void;
const scroll = () => element?.scrollIntoView();
function scrollDown() { return window.scrollTo(0, 9); }
function scrollUp() { window.scrollTo(0, 0); }
const onOurs = (effect: EffectCallback) => useEffect(effect);
export function Screen({ onMount, given }: { onMount: () => void; given: Ref<HTMLDivElement> }) {
  const [node, setNode] = useState<HTMLDivElement | null>(null);
  ${line}
  return [onMount, given, node, setNode];
}
`;

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'keepmark-effects-'));
  mkdirSync(join(folder, 'node_modules/react'), { recursive: true });
  writeFileSync(join(folder, 'node_modules/react/index.d.ts'), react);
});

afterAll(() => rmSync(folder, { recursive: true }));

function returnedIn(lines: readonly string[]): string[][] {
  const paths = lines.map((line, index) => {
    const path = join(folder, `screen-${index}.tsx`);
    writeFileSync(path, frame(line));
    return path;
  });
  const program = ts.createProgram({
    rootNames: paths,
    options: {
      lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
      target: ts.ScriptTarget.ES2023,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      module: ts.ModuleKind.ESNext,
      jsx: ts.JsxEmit.Preserve,
      strict: true,
      types: [],
    },
  });
  return paths.map((path) => findCleanups(program, program.getSourceFile(path)!, path).map(({ returned }) => returned));
}

it('finds what React would call as a cleanup, although it returns nothing today', () => {
  const found = {
    'useEffect(() => element?.scrollIntoView(), []);': 'element?.scrollIntoView()',
    'useLayoutEffect(() => window.scrollTo(0, 0));': 'window.scrollTo(0, 0)',
    'useEffect(() => { if (!element) return; return element.focus(); });': 'element.focus()',
    'useEffect(() => (isOpen ? subscribe(open) : open()));': 'open()',
    'useEffect(() => (open(), open()));': 'open(), open()',
    'useEffect(() => anything.play());': 'anything.play()',
    'useEffect(function run() { return open(); });': 'open()',
    'useEffect(scroll);': 'element?.scrollIntoView()',
    'useEffect(scrollDown);': 'window.scrollTo(0, 9)',
    'useEffect(onMount);': 'onMount',
    'useDidUpdate(() => open());': 'open()',
    'const run = useCallback(() => open(), []); useEffect(run);': 'open()',
    'void (<div ref={(it) => it?.focus()} />);': 'it?.focus()',
    'void (<div ref={useCallback((it: HTMLDivElement | null) => it?.focus(), [])} />);': 'it?.focus()',
    'const props = { ref: (it: HTMLDivElement | null) => it?.focus() }; void (<div {...props} />);': '',
    'const shown: { ref: Ref<HTMLDivElement> } = { ref: (it) => it?.focus() }; void shown;': 'it?.focus()',
  };
  const expected = Object.values(found).map((returned) => (returned === '' ? [] : [returned]));
  expect(returnedIn(Object.keys(found))).toEqual(expected);
});

it('allows cleanups, braces, and what React and libraries hand out', () => {
  const fine = [
    'useEffect(() => { element?.scrollIntoView(); }, []);',
    'useEffect(() => void element?.focus());',
    'useEffect(() => subscribe(open), []);',
    'useEffect(() => () => open(), []);',
    'useEffect(() => (isOpen ? subscribe(open) : undefined));',
    'useEffect(() => { if (isOpen) return undefined; const stop = subscribe(open); return () => stop(); });',
    'useEffect(() => { subscribe(() => { return open(); }); });',
    'useEffect(scrollUp);',
    'void (<div ref={setNode} />);',
    'void (<div ref={given} />);',
    'void (<div ref={(it) => { it?.focus(); }} />);',
  ];
  expect(returnedIn(fine)).toEqual(fine.map(() => []));
});
