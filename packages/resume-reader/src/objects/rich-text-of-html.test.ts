import { describe, expect, it } from 'vitest';
import { richTextOfHtml } from './rich-text-of-html';

describe('HTML as rich text', () => {
  it.each([
    [
      'paragraphs',
      '<p>Ran the kiln.</p><p>Taught <em>six</em> apprentices.</p>',
      'Ran the kiln.\nTaught *six* apprentices.',
    ],
    ['items with paragraphs in them', '<ul><li><p>Kiln</p></li><li><p>Wheel</p></li></ul>', '- Kiln\n- Wheel'],
    [
      'a list within a list',
      '<ul><li>Kiln<ul><li>Gas</li><li>Wood</li></ul></li></ul><p>End</p>',
      '- Kiln\n- Gas\n- Wood\nEnd',
    ],
    ['an empty item before a paragraph', '<ul><li></li></ul><p>No bullet</p>', 'No bullet'],
    ['numbered items', '<ol><li>First</li><li>Second</li></ol>', '- First\n- Second'],
    ['bold and spaces', '<p><strong>Kiln </strong>master</p>', '**Kiln** master'],
    ['bold italic', '<p><b><i>Kiln</i></b> master</p>', '**Kiln** master'],
    [
      'a link',
      '<p>See <a target="_blank" href="https://vale.example/a?b=1&amp;c=2">my work</a></p>',
      'See [my work](https://vale.example/a?b=1&c=2)',
    ],
    ['a link to a script', '<p><a href="javascript:alert(1)">my work</a></p>', 'my work'],
    ['entities', '<p>Caf&eacute;&nbsp;&amp;&#8239;bar &lt;b&gt;</p>', 'Café & bar <b>'],
    ['marks that are text', '<p>5 * 3 * 2 [sic]</p>', String.raw`5 \* 3 \* 2 \[sic]`],
    ['line breaks', '<p>one<br>two<br/>three</p>', 'one\ntwo\nthree'],
    ['line breaks between tags within lines', '- <b>Kiln</b> work\nWheel', '- **Kiln** work\nWheel'],
    ['a comment and a script', '<p>a<!-- b --><script>c</script></p>', 'a'],
    ['cells', '<table><tr><td>a</td><td>b</td></tr></table>', 'a b'],
    ['text without tags', '- Kiln & wheel\n* 3 < 4\n\n__Clay__ ~~mud~~', '- Kiln & wheel\n- 3 < 4\n**Clay** mud'],
    ['nothing', '<p></p>', ''],
  ])('reads %s', (_title, html, rich) => {
    expect(richTextOfHtml(html)).toBe(rich);
  });

  it('reads tags without an end', () => {
    expect(richTextOfHtml(`<p>${'<b>'.repeat(20_000)}Kiln`)).toBe('**Kiln**');
    expect(richTextOfHtml(`<p>Kiln${'<!--'.repeat(20_000)}`)).toBe('Kiln');
  });
});
