// DOMPurify is neither safe nor correct on happy-dom.
// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { safeHtml } from './safe-html';

describe('safe HTML', () => {
  it('keeps the formatting of a description', () => {
    const html = '<h2>About</h2><p>We <b>build</b></p><ul><li>Rust</li></ul>';
    expect(safeHtml(html)).toBe(html);
  });

  it('opens links in a new tab without a referrer', () => {
    expect(safeHtml('<a href="https://example.com/apply">Apply</a>')).toBe(
      '<a href="https://example.com/apply" target="_blank" rel="noopener noreferrer nofollow">Apply</a>',
    );
  });

  it.each([
    '<script>steal()</script>',
    '<img src="https://example.com/p.gif" onerror="steal()">',
    '<iframe src="https://example.com"></iframe>',
    '<form action="https://example.com"><input name="password"></form>',
    '<p style="position:fixed" onclick="steal()" class="x" id="main">text</p>',
    '<svg onload="steal()"></svg>',
    '<a href="javascript:steal()">text</a>',
    '<a href="data:text/html,steal()">text</a>',
    '<style>p { display: none }</style>',
  ])('removes what is dangerous in %j', (html) => {
    expect(safeHtml(html)).not.toMatch(/steal|src=|form|style|onclick|class|id=|svg|iframe|data:/);
  });
});
