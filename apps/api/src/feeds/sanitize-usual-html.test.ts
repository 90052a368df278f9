import { array, check, constantFrom, letrec, oneof, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitizeAnyHtml } from './sanitize-description';
import { sanitizeUsualHtml } from './sanitize-usual-html';

const tags = 'p div ul ol li a strong b em i span u br hr h1 h2 h3 h4 h5 h6 blockquote code pre'.split(' ');
const oddTags = 'script style img table td svg title textarea option P constructor'.split(' ');
const words =
  'Work R&D & &amp &amp;amp; &lt;script&gt; &nbsp; &copy &rsquo; &#39; &#x27; &#8217; &#160; &quot; &constructor;';
const oddWords = '&notin; &#0; &; &#; " \' < > </ <!-- --> <!doctype <![CDATA[x]]> / = é 看護師 😀 \u2028 \uFEFF';
const texts = [' ', '\n', '\r\n\t', '\u00A0', 'a & b', ...words.split(' '), ...oddWords.split(' ')];
const attributes = [
  '',
  ' ',
  '\n',
  '\u00A0',
  ' /',
  ' hidden',
  ' x="',
  ' class="x"',
  ' style="color: red"',
  " title='x'",
  ' title="a > b"',
  ' title="<p>"',
  ' title=" href="',
  ' title="&amp;" data-x="&quot;"',
  ' href="https://acme.example/?a=1&amp;b=2"',
  ' href="mailto:jobs@acme.example"',
  ' href="javascript:alert(1)"',
  ' href="java&#115;cript:alert(1)"',
  ' href="https://a.example/ b"',
  ' HREF="https://b.example"',
  ' href="https://c.example" href="javascript:alert(1)"',
  ' href="https://d.example/&quot; onclick=&quot;x"',
  ' href="https://e.example/<!--x-->"',
  ' href="//evil.example"',
  ' href="/jobs"',
  ' href=""',
];

const anyOf = (...values: readonly string[]) => constantFrom(...values);
const attributeText = array(anyOf(...attributes), { maxLength: 3 }).map((parts) => parts.join(''));
const opening = (names: readonly string[]) =>
  tuple(anyOf(...names), attributeText, anyOf('', '', '/')).map(([tag, given, slash]) => `<${tag}${given}${slash}>`);
const closing = anyOf(...tags, ...oddTags).map((tag) => `</${tag}>`);
const brokenHtml = array(oneof(opening(tags), opening(oddTags), closing, anyOf(...texts)), { maxLength: 14 }).map(
  (parts) => parts.join(''),
);
/** Closed tags, as nearly every source writes them. */
const { html: closedHtml } = letrec<{ html: string }>((tie) => ({
  html: array(
    oneof(
      { depthSize: 'medium' },
      anyOf(...texts),
      anyOf('<br>', '<br />', '<hr>'),
      tuple(anyOf(...tags), attributeText, tie('html')).map(
        ([tag, given, inner]) => `<${tag}${given}>${inner}</${tag}>`,
      ),
    ),
    { maxLength: 4 },
  ).map((parts) => parts.join('')),
}));

describe('sanitizeUsualHtml', () => {
  it.each([
    ['<p>Work</p><ul><li>Here</li></ul>', '<p>Work</p><ul><li>Here</li></ul>'],
    ['<div class="intro"><h1>About</h1>Us<br/></div>', '<p><h3>About</h3>Us<br /></p>'],
    [
      '<p style="margin: 0"><span>R &amp; D</span>&nbsp;&ndash; <b>now</b></p>',
      '<p>R &amp; D\u00A0– <strong>now</strong></p>',
    ],
    ['<p>&nbsp;</p><p><strong> </strong></p>Text & more', 'Text &amp; more'],
    [
      '<a class="x" href="https://acme.example/?a=1&amp;b=2">Apply</a>',
      '<a href="https://acme.example/?a=1&amp;b=2" rel="noopener noreferrer nofollow" target="_blank">Apply</a>',
    ],
  ])('sanitizes %j', (html, sanitized) => {
    expect(sanitizeUsualHtml(html)).toBe(sanitized);
    expect(sanitizeAnyHtml(html)).toBe(sanitized);
  });

  it.each([
    '<script>alert(1)</script>',
    '<p>One<p>Two',
    '<ul><li>One<li>Two</ul>',
    '<p>One</div>',
    '<p title="a>b</p>',
    '<a href="javascript:alert(1)">Bad</a>',
    '<a href="https://a.example/&quot;onclick=&quot;x">Bad</a>',
    '<p>1 < 2</p>',
    '<p>AT&T</p>',
    '<!-- note --><p>Work</p>',
  ])('leaves %j to the sanitizer', (html) => {
    expect(sanitizeUsualHtml(html)).toBeUndefined();
  });

  it.each([
    ['broken', brokenHtml],
    ['closed', closedHtml],
  ])('gives what the sanitizer gives, or nothing, for %s HTML', (_kind, html) => {
    const isSame = property(html, (text) => {
      const usual = sanitizeUsualHtml(text);
      return usual === undefined || usual === sanitizeAnyHtml(text);
    });
    expect(check(isSame, { numRuns: 2000 })).toMatchObject({ failed: false });
  });
});
