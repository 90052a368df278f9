import { describe, expect, it } from 'vitest';
import { chooseFeed, splitFeedSetting } from './choose-feed';

const settings = { workingDirectory: '/' };

describe('chooseFeed', () => {
  it('distinguishes lists of one adapter', () => {
    expect(chooseFeed('greenhouse', 'acme', settings).name).toBe('greenhouse:acme');
    expect(chooseFeed('greenhouse', 'https://job-boards.greenhouse.io/acme?x=1', settings).name).toBe(
      'greenhouse:acme',
    );
    expect(chooseFeed('ashby', 'https://jobs.ashbyhq.com/acme/123', settings).name).toBe('ashby:acme');
    const nameOf = (target?: string, workingDirectory = '/lists') =>
      chooseFeed('simplify', target, { workingDirectory }).name;
    expect(nameOf()).toMatch(/^simplify:[0-9a-f]{12}$/);
    const others = ['https://example.com/a.json', 'https://example.com/b.json', '/lists/a.json', 'b.json'];
    expect(new Set([undefined, ...others].map((target) => nameOf(target))).size).toBe(5);
  });

  it('recognizes a list in any spelling of its target', () => {
    const nameOf = (target: string) => chooseFeed('simplify', target, { workingDirectory: '/lists' }).name;
    expect(nameOf('https://EXAMPLE.com:443/a.json#top')).toBe(nameOf('https://example.com/a.json'));
    expect(new Set(['a.json', './a.json', '/lists/x/../a.json', 'file:///lists/a.json'].map(nameOf)).size).toBe(1);
  });

  it('names a list without revealing its URL', () => {
    expect(chooseFeed('simplify', 'https://example.com/a.json?token=secret', settings).name).not.toContain('secret');
  });

  it('lists valid values in the error', () => {
    expect(() => chooseFeed('monster', 'x', settings)).toThrow(
      'There is no feed "monster". Choose one of simplify, greenhouse, lever, ashby, adzuna.',
    );
    expect(() => chooseFeed('toString', 'x', settings)).toThrow('There is no feed "toString"');
    expect(() => chooseFeed('lever', undefined, settings)).toThrow('lever needs a site, such as "acme"');
  });

  it('parses an entry of FEEDS', () => {
    expect(splitFeedSetting('greenhouse:acme')).toEqual(['greenhouse', 'acme']);
    expect(splitFeedSetting('simplify:https://example.com/l.json')).toEqual(['simplify', 'https://example.com/l.json']);
    expect(splitFeedSetting('adzuna')).toEqual(['adzuna', undefined]);
  });
});
