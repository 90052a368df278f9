import { describe, expect, it } from 'vitest';
import { judgeFiles } from './check-browsers';
import { scriptFeatures } from './compat-data';

const features = scriptFeatures();
const judge = (text: string, path = 'assets/main-1.js') => judgeFiles([{ path, text }], [], features);
const found = (text: string, path?: string) => judge(text, path).map((fault) => fault.split(' is missing')[0]);

describe('a built script', () => {
  it('may use what every browser of the list has', () => {
    expect(
      judge(
        'fetch(URL.canParse(x) ? x : y).then((a) => a.toSorted().at(-1)?.replaceAll("a", "b")); structuredClone(1)',
      ),
    ).toEqual([]);
  });

  it.each([
    ['AbortSignal.any', 'fetch(url, { signal: AbortSignal.any([a, b]) })'],
    ['AbortSignal.any', 'fetch(url, { signal: window.AbortSignal.any([a, b]) })'],
    ['Intl.Segmenter', 'const segmenter = new Intl.Segmenter()'],
    ['Promise.withResolvers', 'const { promise } = Promise.withResolvers()'],
    ['Promise.try', 'Promise["try"](work)'],
    ['requestIdleCallback', 'requestIdleCallback(work)'],
    ['.isSubsetOf', 'left.isSubsetOf(right)'],
    ['.startViewTransition', 'document.startViewTransition(draw)'],
    ['Iterator.filter', 'rows.values().filter(isNew)'],
  ])('is refused with %s: %s', (name, text) => {
    expect(found(text)).toEqual([name]);
  });

  it('says which browsers lack it, since when they have it, and where it is', () => {
    expect(judge('fetch(url, { signal: AbortSignal.any([a, b]) })')).toEqual([
      expect.stringMatching(
        /^AbortSignal\.any is missing in firefox 121 \(since 124\), safari 17\.0 \(since 17\.4\), .*\n {4}assets\/main-1\.js: …fetch/,
      ),
    ]);
  });

  it.each([
    'if (typeof AbortSignal.any === "function") AbortSignal.any([a])',
    'function join() { return "any" in AbortSignal ? AbortSignal.any([a]) : a }',
    'const hasAny = "any" in AbortSignal; function join() { return hasAny ? AbortSignal.any([a]) : a }',
    'Promise.withResolvers ??= () => {}; Promise.withResolvers()',
    'document.startViewTransition?.(draw)',
    'typeof Intl < "u" && `Segmenter` in Intl && new Intl.Segmenter()',
    '"startViewTransition" in document && document.startViewTransition(draw).skipTransition()',
    'navigator.connection && use(navigator.connection.downlink)',
    'function idle() { if (typeof requestIdleCallback !== "function") return; requestIdleCallback(work) }',
    'const set = { isSubsetOf: own }; set.isSubsetOf(other)',
    'class Iterator {} Iterator.from(x)',
  ])('may use what it asks for, and what is its own: %s', (text) => {
    expect(judge(text)).toEqual([]);
  });

  it.each([
    [
      'another function',
      'function has() { return "any" in AbortSignal } function join() { return AbortSignal.any([a]) }',
    ],
    ['another module’s variable', 'const has = "any" in AbortSignal; function join() { return AbortSignal.any([a]) }'],
    ['a try', 'function join() { try { return AbortSignal.any([a]) } catch {} }'],
  ])('is not excused by %s', (_, text) => {
    expect(found(text)).toEqual(['AbortSignal.any']);
  });

  it.each(['const found = /(?i:a)b/', 'import data from "./a.json" with { type: "json" }', '{ using file = open() }'])(
    'is refused in newer syntax: %s',
    (text) => {
      expect(judge(text)).toEqual([expect.stringMatching(/^assets\/main-1\.js: the oldest browsers can’t read it/)]);
    },
  );
});

describe('a built style sheet', () => {
  it.each([
    ['light-dark()', 'p { color: light-dark(#000, #fff) }'],
    ['@starting-style', '@starting-style { p { opacity: 0 } }'],
    ['field-sizing', 'p { field-sizing: content }'],
    ['::details-content', 'details::details-content { color: red }'],
  ])('is refused with %s', (name, text) => {
    expect(found(text, 'assets/main-1.css')).toContain(name);
    expect(found(`<style>${text}</style>`, 'index.html')).toContain(name);
  });

  it.each([
    'p { color: red; color: light-dark(#000, #fff) }',
    '@supports (field-sizing: content) { p { field-sizing: content } }',
    'p { -webkit-user-select: none; user-select: none }',
    'p:has(a) { color: color-mix(in srgb, red, blue) }',
  ])('may fall back: %s', (text) => {
    expect(judge(text, 'assets/main-1.css')).toEqual([]);
  });
});

describe('an exception', () => {
  const use = { feature: 'AbortSignal.any', within: '/ky/', reason: 'It asks first.' };
  const file = { path: 'assets/main-1.js', text: 'AbortSignal.any([a])' };

  it('allows a feature in the modules that it names', () => {
    expect(judgeFiles([{ ...file, modules: ['node_modules/ky/index.js'] }], [use], features)).toEqual([]);
    expect(judgeFiles([{ ...file, modules: ['packages/ui/index.js'] }], [use], features)).toHaveLength(2);
  });

  it('allows a feature in the file of a worker', () => {
    expect(
      judgeFiles([{ ...file, path: 'assets/pdf-worker-1.js' }], [{ ...use, within: 'pdf-worker' }], features),
    ).toEqual([]);
  });

  it('has to be deleted when nothing needs it', () => {
    expect(judgeFiles([{ ...file, text: 'run()' }], [use], features)).toEqual([
      'Nothing needs the exception for AbortSignal.any in /ky/: delete it.',
    ]);
  });
});
