import { describe, expect, it } from 'vitest';
import { chooseFeed, splitFeedSetting } from './choose-feed';

const settings = { workingDirectory: '/' };

describe('chooseFeed', () => {
  it('tells lists of one adapter apart', () => {
    expect(chooseFeed('greenhouse', 'acme', settings).name).toBe('greenhouse:acme');
    expect(chooseFeed('greenhouse', 'https://job-boards.greenhouse.io/acme?x=1', settings).name).toBe(
      'greenhouse:acme',
    );
    expect(chooseFeed('ashby', 'https://jobs.ashbyhq.com/acme/123', settings).name).toBe('ashby:acme');
    expect(chooseFeed('simplify', undefined, settings).name).toBe('simplify');
  });

  it('says what it takes instead', () => {
    expect(() => chooseFeed('monster', 'x', settings)).toThrow(
      'There is no feed "monster". Choose one of simplify, greenhouse, lever, ashby, adzuna.',
    );
    expect(() => chooseFeed('toString', 'x', settings)).toThrow('There is no feed "toString"');
    expect(() => chooseFeed('lever', undefined, settings)).toThrow('lever needs a site, such as "acme"');
  });

  it('takes an entry of FEEDS apart', () => {
    expect(splitFeedSetting('greenhouse:acme')).toEqual(['greenhouse', 'acme']);
    expect(splitFeedSetting('simplify:https://example.com/l.json')).toEqual(['simplify', 'https://example.com/l.json']);
    expect(splitFeedSetting('adzuna')).toEqual(['adzuna', undefined]);
  });
});
