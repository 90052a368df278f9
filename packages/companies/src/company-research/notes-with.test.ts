import { describe, expect, it } from 'vitest';
import { maxNotesCharacters, noteOf, notesWith, notesWithout } from './notes-with';

const note = noteOf(' Makes anvils.\n', { title: 'Summary', day: 'Nov 22, 2026', label: 'not verified' });

describe('an answer in the notes', () => {
  it('says what it is and where it comes from', () => {
    expect(note).toBe('Summary (Nov 22, 2026, not verified):\nMakes anvils.');
  });

  it('stands below what is there, and can be taken out again', () => {
    expect(notesWith('', note)).toBe(note);
    const both = notesWith('Ask for Ada.\n', note) ?? '';
    expect(both).toBe(`Ask for Ada.\n\n${note}`);
    expect(notesWithout(both, note)).toBe('Ask for Ada.');
    expect(notesWithout(`${both}\n\nTyped since.`, note)).toBe('Ask for Ada.\n\nTyped since.');
    expect(notesWithout('Other notes', note)).toBe('Other notes');
  });

  it('is omitted when the notes would be too long', () => {
    expect(notesWith('x'.repeat(maxNotesCharacters - 10), note)).toBeUndefined();
  });
});
