import { expect, it, vi } from 'vitest';
import { plainText } from './plain-text';

it.each([
  ['Closed on<br>Mondays<BR />', 'Closed on\nMondays'],
  ['<p>One</p><p>Two</p>', 'One\nTwo'],
  ['Fish &amp; chips<br>', 'Fish & chips'],
  ['Bob&#x27;s<br>Caf&eacute;', "Bob's\nCafé"],
  ['Bob&#x27;s', "Bob's"],
  ['3 < 4 & 5 > 4', '3 < 4 & 5 > 4'],
  ['Open<!-- not shown --><br>daily', 'Open\ndaily'],
  ['<script>alert(1)</script>Text', 'Text'],
  ['  a   b<br> c ', 'a b\nc'],
])('reads %j as %j', (html, text) => {
  expect(plainText(html)).toBe(text);
});

it('parses only text with more than line breaks, since 20,000 places may have one', () => {
  const parse = vi.spyOn(DOMParser.prototype, 'parseFromString');
  expect(plainText('Closed on<br>Mondays')).toBe('Closed on\nMondays');
  expect(parse).not.toHaveBeenCalled();
  parse.mockRestore();
});
