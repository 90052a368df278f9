import { describe, expect, it } from 'vitest';
import { groupChunks } from './group-chunks.mjs';

const chunk = (name, bytes, imports = [], isAlone = false) => ({ name, bytes, imports, isAlone });
const screen = (weight, ...chunks) => ({ weight, chunks });
const sorted = (groups) => groups.map((names) => names.toSorted()).toSorted();

describe('groupChunks', () => {
  it('joins small files that the same screens load', () => {
    const chunks = [chunk('a', 100), chunk('b', 100), chunk('c', 100)];
    expect(sorted(groupChunks(chunks, [screen(1, 'a', 'b'), screen(1, 'c')], 500))).toEqual([['a', 'b']]);
  });

  it('joins files of different screens when a request costs more than the bytes loaded in vain', () => {
    const screens = [screen(1, 'a', 'b'), screen(1, 'b')];
    expect(groupChunks([chunk('a', 400), chunk('b', 9000)], screens, 500)).toEqual([['a', 'b']]);
    expect(groupChunks([chunk('a', 600), chunk('b', 9000)], screens, 500)).toEqual([]);
  });

  it('counts a screen that few people open less', () => {
    const chunks = [chunk('a', 9000), chunk('b', 9000)];
    expect(groupChunks(chunks, [screen(1, 'a', 'b'), screen(0.01, 'a')], 500)).toEqual([['a', 'b']]);
  });

  it('gives a screen of infinite weight nothing that it does not need', () => {
    const chunks = [chunk('a', 1), chunk('b', 1), chunk('c', 1)];
    const screens = [screen(Infinity, 'a', 'b'), screen(1, 'a', 'b', 'c')];
    expect(groupChunks(chunks, screens, 500)).toEqual([['a', 'b']]);
  });

  it('leaves a file alone that must be one of its own', () => {
    const chunks = [chunk('a', 1), chunk('b', 1, [], true)];
    expect(groupChunks(chunks, [screen(1, 'a', 'b')], 500)).toEqual([]);
  });

  it('counts what a file would bring along', () => {
    const chunks = [chunk('a', 100), chunk('b', 100, ['c']), chunk('c', 9000, [], true)];
    const screens = [screen(1, 'a', 'b', 'c'), screen(1, 'a')];
    expect(groupChunks(chunks, screens, 500)).toEqual([]);
    expect(groupChunks([chunk('a', 100), chunk('b', 100)], screens, 500)).toEqual([['a', 'b']]);
  });

  it('joins no files that would import each other in a cycle', () => {
    const all = [chunk('a', 1, ['b']), chunk('b', 1, ['c'], true), chunk('c', 1)];
    expect(groupChunks(all, [screen(1, 'a', 'b', 'c')], 500)).toEqual([]);
  });

  it('sees a cycle that comes about by joining other files', () => {
    // Once a1 and a2 are one file, it would import itself through b, when b joined neither.
    const chunks = [chunk('a1', 1, ['b']), chunk('b', 1, ['a2'], true), chunk('a2', 1, ['c']), chunk('c', 1)];
    expect(sorted(groupChunks(chunks, [screen(1, 'a1', 'b', 'a2', 'c')], 500))).toEqual([['a2', 'c']]);
  });
});
