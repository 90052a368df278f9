import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SafeMarkdown } from './SafeMarkdown';

const show = (text: string) => render(<SafeMarkdown text={text} />).container;

describe('SafeMarkdown', () => {
  it('formats headings, lists and bold text', () => {
    show('# Acme\n\n- **Bread** and cakes\n- Coffee');
    expect(screen.getByRole('heading', { level: 3, name: 'Acme' })).toBeDefined();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByText('Bread').tagName).toBe('STRONG');
  });

  it('shows a table, and a link in it as text', () => {
    const container = show(
      '| Skill | Level |\n| :-- | --: |\n| Bread | **High** |\n| [Cake](https://evil.example) | Low |',
    );
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Skill', 'Level']);
    expect(screen.getAllByRole('row')).toHaveLength(3);
    expect(container.querySelector('a, [href]')).toBeNull();
    expect(screen.getByRole('region', { name: 'Table' }).tabIndex).toBe(0);
  });

  it.each([
    ['[Apply](https://evil.example)', 'Apply'],
    ['<https://evil.example>', 'https://evil.example'],
    ['[a][1]\n\n[1]: javascript:alert(1)', 'a'],
  ])('shows the link %s as text', (markdown, text) => {
    const container = show(markdown);
    expect(container.querySelector('a, [href]')).toBeNull();
    expect(container.textContent).toContain(text);
  });

  it.each(['![logo](https://evil.example/p.png)', '<img src="https://evil.example/p.png" onerror="alert(1)">'])(
    'loads no picture for %s',
    (markdown) => expect(show(markdown).querySelector('img, [src]')).toBeNull(),
  );

  it.each([
    '<script>alert(1)</script>',
    '<iframe src="https://evil.example"></iframe>',
    '<div style="display:none">hidden</div>',
    '<a href="https://evil.example">here</a>',
    '<svg onload="alert(1)">',
  ])('shows the HTML %s as text', (html) => {
    const container = show(`Before\n\n${html}\n\nAfter ${html}`);
    expect(container.querySelector('script, iframe, [style], a, svg, [onload]')).toBeNull();
    expect(container.textContent).toContain(html);
  });

  it.each([
    ['a fence without an end', '```js\nlet x ='],
    ['half a bold word', 'This is **impor'],
    ['half a link', 'See [the posting](https://exa'],
    ['half a table', '| a | b |\n| -'],
    ['half a list', '1. one\n2'],
  ])('shows %s', (_, markdown) => {
    expect(show(markdown).textContent).not.toBe('');
  });

  it.each([
    ['quotes within each other', '>'.repeat(20_000)],
    ['lists within each other', '- '.repeat(20_000)],
    ['open brackets', '['.repeat(20_000)],
    ['stars', '*a '.repeat(10_000)],
    ['underscores', '_a_'.repeat(10_000)],
    ['a wide table', `|${' a |'.repeat(5000)}\n|${' - |'.repeat(5000)}\n|${' b |'.repeat(5000)}`],
    ['a megabyte', 'Nothing new. '.repeat(80_000)],
  ])('shows %s without stopping the page', (_, markdown) => {
    expect(show(markdown).textContent).not.toBe('');
  });
});
