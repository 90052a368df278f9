import { describe, expect, it } from 'vitest';
import {
  backspace,
  deleteForward,
  enter,
  makeLink,
  paste,
  type RichInput,
  shownRichText,
  storedRichText,
  tab,
  toggleBullets,
  toggleMark,
} from './rich-keys';

/** `|` is the cursor; two of them enclose the selection. */
function at(text: string): RichInput {
  const start = text.indexOf('|');
  const end = text.lastIndexOf('|');
  return { text: text.replaceAll('|', ''), start, end: end === start ? start : end - 1 };
}
function marked(input: RichInput | undefined): string | undefined {
  if (!input) return undefined;
  const { text, start, end } = input;
  const between = start === end ? '|' : `|${text.slice(start, end)}|`;
  return text.slice(0, start) + between + text.slice(end);
}

describe('Enter', () => {
  it.each([
    ['starts the next bullet', '• one|', '• one\n• |'],
    ['splits a bullet', '• one| two', '• one\n• | two'],
    ['replaces a selection', '• o|ne t|wo', '• o\n• |wo'],
    ['ends the list in an empty bullet', '• one\n• |', '• one\n|'],
    ['ends the list in an empty bullet between others', '• one\n• |\n• two', '• one\n|\n• two'],
  ])('%s', (_, before, after) => {
    expect(marked(enter(at(before)))).toBe(after);
  });

  it.each(['plain|', '|• one', ''])('is a plain line break in %j', (before) => {
    expect(enter(at(before))).toBeUndefined();
  });
});

describe('Backspace', () => {
  it.each([
    ['joins a bullet to the one above', '• one\n• |two', '• one |two'],
    ['joins a bullet to a paragraph', 'Intro\n• |one', 'Intro |one'],
    ['deletes an empty bullet', '• one\n• |', '• one|'],
    ['makes a paragraph of the first bullet', '• |one', '|one'],
    ['makes a paragraph of a bullet below an empty line', 'a\n\n• |one', 'a\n\n|one'],
  ])('%s', (_, before, after) => {
    expect(marked(backspace(at(before)))).toBe(after);
  });

  it.each(['• o|ne', '• |one|', 'plain|'])('is left to the browser in %j', (before) => {
    expect(backspace(at(before))).toBeUndefined();
  });
});

it('Delete at the end of a line joins the next bullet', () => {
  expect(marked(deleteForward(at('• one|\n• two')))).toBe('• one| two');
  expect(deleteForward(at('• one|\ntwo'))).toBeUndefined();
});

describe('Tab', () => {
  it.each([
    ['makes a bullet at the start of a paragraph', '|one', false, '• |one'],
    ['makes bullets of the selected lines', '|one\ntwo|', false, '• |one\n• two|'],
    ['with Shift makes a paragraph', '• |one', true, '|one'],
  ])('%s', (_, before, isShift, after) => {
    expect(marked(tab(at(before), isShift))).toBe(after);
  });

  it.each([
    ['• |one', false],
    ['|', false],
    ['on|e', false],
    ['|one', true],
    ['• on|e', true],
  ])('moves to the next field in %j (shift: %j)', (before, isShift) => {
    expect(tab(at(before), isShift)).toBeUndefined();
  });
});

it('toggles bullets of all selected lines, and leaves empty lines empty', () => {
  const [plain, bullets] = ['|one\n\ntwo|', '• |one\n\n• two|'];
  expect(marked(toggleBullets(at(plain)))).toBe(bullets);
  expect(marked(toggleBullets(at(bullets)))).toBe(plain);
  expect(marked(toggleBullets(at('|')))).toBe('• |');
});

describe('marks', () => {
  it.each([
    ['bold', 'a |b| c', '**', 'a **|b|** c'],
    ['bold without the spaces at the ends', 'a| b |c', '**', 'a **|b|** c'],
    ['not bold', 'a **|b|** c', '**', 'a |b| c'],
    ['italic', '|b|', '*', '*|b|*'],
    ['italic within bold', '**|b|**', '*', '***|b|***'],
    ['not italic', '*|b|*', '*', '|b|'],
    ['ready for bold text', 'a |', '**', 'a **|**'],
    ['not bold any more after the typed words', 'a **b|**', '**', 'a **b**|'],
    ['not italic any more within bold', '***b|***', '*', '***b*|**'],
    ['bold again behind bold text', '**a** |', '**', '**a** **|**'],
  ] as const)('make it %s', (_, before, mark, after) => {
    expect(marked(toggleMark(at(before), mark))).toBe(after);
  });

  it('make a link and select its address', () => {
    expect(marked(makeLink(at('see |my site| here')))).toBe('see [my site](|https://|) here');
    expect(marked(makeLink(at('|'), 'https://a.example'))).toBe('[link](|https://a.example|)');
  });
});

describe('paste', () => {
  it.each([
    ['a list into an empty field', '|', '- one\n* two\n3. three', '• one\n• two\n• three|'],
    ['a list from Word', '|', '·\tone\n·\ttwo\r\n', '• one\n• two|'],
    ['lines into a bullet', '• |', 'one\ntwo', '• one\n• two|'],
    ['a list into a bullet', '• a |b', '• one\n• two', '• a one\n• two|b'],
    ['a list behind a paragraph', 'Intro|', '- one', 'Intro\n• one|'],
    ['a paragraph with its list', '|', 'Intro\n- one\n- two', 'Intro\n• one\n• two|'],
  ])('%s', (_, before, pasted, after) => {
    expect(marked(paste(at(before), pasted))).toBe(after);
  });

  it.each([
    ['|', 'one\ntwo'],
    ['• |', 'one'],
    ['|', '2021 - 2023'],
  ])('into %j is left to the browser for %j', (before, pasted) => {
    expect(paste(at(before), pasted)).toBeUndefined();
  });
});

it('shows and stores bullets at the same positions', () => {
  const stored = 'Intro\n- one\n- two - three\n-four';
  expect(shownRichText(stored)).toBe('Intro\n• one\n• two - three\n-four');
  expect(storedRichText(shownRichText(stored))).toBe(stored);
});
