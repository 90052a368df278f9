import { describe, expect, it } from 'vitest';
import { decodeEntities } from './decode-entities';

describe('decodeEntities', () => {
  it.each([
    ['&lt;p&gt;Tom &amp;amp; Co&lt;/p&gt;', '<p>Tom &amp; Co</p>'],
    ['&lt;a href=&quot;x&quot;&gt;', '<a href="x">'],
    ['&#39;&#x27;&#8217;', "''’"],
    ['&#0;&#x110000;&#9999999;', ''],
    ['&nbsp;&unknown; &', '&nbsp;&unknown; &'],
  ])('%s', (text, decoded) => {
    expect(decodeEntities(text)).toBe(decoded);
  });
});
