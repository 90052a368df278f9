import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readableText } from './readable-text';

describe('readable text', () => {
  it.each([
    ['Plain text stays.', 'Plain text stays.'],
    ['', ''],
    ['<p>One</p><p>Two</p>', 'One\n\nTwo'],
    ['<h2>About</h2>We build<br>maps', 'About\n\nWe build\nmaps'],
    ['<ul><li>Rust</li><li>SQL &amp; R</li></ul>', '• Rust\n• SQL & R'],
    ['<ul><li><p>Rust</p></li><li><p>SQL</p></li></ul>', '• Rust\n\n• SQL'],
    ['<p>a</p>\n\n   <div>\n <p>b</p>\n </div>', 'a\n\nb'],
    ['Read <a href="https://example.com">more</a>\u00a0here', 'Read more here'],
    ['<style>p{}</style><script>steal()</script><p>Text</p>', 'Text'],
  ])('of %j is %j', (html, text) => {
    expect(readableText(html)).toBe(text);
  });

  it('runs no scripts', () => {
    readableText('<img src=x onerror="globalThis.stolen = true"><script>globalThis.stolen = true</script>');
    expect('stolen' in globalThis).toBe(false);
  });

  it('leaves words unchanged', () => {
    const word = fc.stringMatching(/^[a-z0-9]{1,8}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 60, size: 'max' }), (words) => {
        expect(readableText(`<p>${words.join(' <i>')}</p>`)).toBe(words.join(' '));
      }),
    );
  });
});
