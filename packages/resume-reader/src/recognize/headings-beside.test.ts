import { expect, it } from 'vitest';
import { sourceCell, sourceLine } from '../testing/source-lines';
import { withHeadingsBelow } from './headings-beside';

const heading = (...cells: readonly (readonly [string, number])[]) =>
  sourceLine(
    cells.map(([text, x]) => sourceCell(text, x, true)),
    { style: 'Sans-Bold 12', secondStyle: 'Sans-Bold 12', size: 12, gap: 2 },
  );
const line = (...cells: readonly (readonly [string, number])[]) =>
  sourceLine(cells.map(([text, x]) => sourceCell(text, x)));
const textsOf = (lines: Parameters<typeof withHeadingsBelow>[0]) =>
  withHeadingsBelow(lines).map(({ cells }) => cells.map(({ text }) => text).join(' ‖ '));

it('puts sections side by side one below the other', () => {
  const lines = [
    heading(['Experience', 40]),
    line(['Planner', 40], ['2019', 400]),
    heading(['Skills', 40], ['Languages', 310]),
    line(['Excel • Lean', 40], ['German', 310], ['native', 430]),
    line(['English', 310], ['B1', 430]),
    heading(['Certificates', 40]),
  ];
  expect(textsOf(lines)).toEqual([
    'Experience',
    'Planner ‖ 2019',
    'Skills',
    'Excel • Lean',
    'Languages',
    'German ‖ native',
    'English ‖ B1',
    'Certificates',
  ]);
});

it('leaves labels beside their text alone', () => {
  const lines = [heading(['Skills', 40]), line(['Languages', 40], ['Projects', 310])];
  expect(textsOf(lines)).toEqual(['Skills', 'Languages ‖ Projects']);
});
