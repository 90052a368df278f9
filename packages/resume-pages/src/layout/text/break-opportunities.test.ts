import { expect, test } from 'vitest';
import { breakOpportunities } from './break-opportunities';

/** The pieces of a text that stay on one line. */
function pieces(text: string): string[] {
  const starts = [0, ...breakOpportunities(text), text.length];
  return starts.slice(1).map((end, index) => text.slice(starts[index], end));
}

test.each([
  ['two words', ['two ', 'words']],
  ['no\u00a0break', ['no\u00a0break']],
  ['state-of-the-art, -5 °C', ['state-', 'of-', 'the-', 'art, ', '-5 ', '°C']],
  ['COVID-19 and/or 2019–2021', ['COVID-19 ', 'and/', 'or ', '2019–', '2021']],
  ['高级软件工程师，负责（支付）', ['高', '级', '软', '件', '工', '程', '师，', '负', '责', '（支', '付）']],
  ['チームを率いる。', ['チー', 'ム', 'を', '率', 'い', 'る。']],
  ['e\u0301te\u0301', ['e\u0301te\u0301']],
])('breaks %j where a reader would', (text, expected) => {
  expect(pieces(text)).toEqual(expected);
});
