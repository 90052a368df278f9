import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { KeepmarkTheme } from '../theme/KeepmarkTheme';
import { EditableText, type EditableTextProps } from './EditableText';

function show(props: Partial<EditableTextProps> = {}) {
  const onSave = vi.fn<(value: string) => boolean>(() => true);
  const treeOf = (value: string) => (
    <KeepmarkTheme>
      <EditableText label="Phone" draftKey="test" value={value} onSave={onSave} {...props} />
    </KeepmarkTheme>
  );
  const tree = treeOf('555 0100');
  const rendered = render(tree);
  return { onSave, ...rendered, tree, store: (value: string) => rendered.rerender(treeOf(value)) };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
const retype = async (text: string) => {
  await press('Edit phone');
  await userEvent.clear(input());
  await userEvent.type(input(), text);
};

beforeEach(() => sessionStorage.clear());

describe('an editable text', () => {
  it('saves the trimmed text with Enter and returns the focus', async () => {
    const { onSave } = show();
    await retype(' 555 0199 {Enter}');
    expect(onSave).toHaveBeenCalledExactlyOnceWith('555 0199');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit phone' }));
  });

  it('keeps notifications off its buttons', async () => {
    show();
    await press('Edit phone');
    expect(screen.getByRole('button', { name: 'Cancel' }).closest('[data-foot-bar]')).toBeTruthy();
  });

  it('adds lines with Enter and saves with Control and Enter when it is longer', async () => {
    const { onSave } = show({ isMultiline: true });
    await retype('Desk{Enter}Home{Control>}{Enter}{/Control}');
    expect(onSave).toHaveBeenCalledExactlyOnceWith('Desk\nHome');
  });

  // Firefox and WebKit send the rest of a key press to the button that has taken the focus.
  it.each([
    ['Control', { key: 'Enter', ctrlKey: true }],
    ['Command', { key: 'Enter', metaKey: true }],
  ])('stays closed after Enter with %s, which saves it', async (_, keys) => {
    const { onSave } = show({ isMultiline: true });
    await retype('Desk');
    expect(fireEvent.keyDown(input(), keys)).toBe(false);
    expect(onSave).toHaveBeenCalledExactlyOnceWith('Desk');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit phone' }));
  });

  it('stays closed after Escape', async () => {
    show();
    await retype('1');
    expect(fireEvent.keyDown(input(), { key: 'Escape' })).toBe(false);
    expect(screen.getByRole('button', { name: 'Edit phone' })).toBeTruthy();
  });

  it('stays open while Enter and Escape belong to an input method', async () => {
    const { onSave } = show({ isMultiline: true });
    await retype('かな');
    for (const keys of [{ key: 'Enter', ctrlKey: true }, { key: 'Escape' }]) {
      expect(fireEvent.keyDown(input(), { ...keys, isComposing: true })).toBe(true);
    }
    expect(input().value).toBe('かな');
    expect(onSave).not.toHaveBeenCalled();
  });

  it('saves nothing when it is canceled or unchanged', async () => {
    const { onSave } = show();
    await retype('1{Escape}');
    await press('Edit phone');
    expect(input().value).toBe('555 0100');
    await press('Save phone');
    expect(screen.getByRole('button', { name: 'Edit phone' })).toBeTruthy();
    expect(onSave).not.toHaveBeenCalled();
  });

  it('stays open with the problem of a text that fails the check', async () => {
    const { onSave } = show({ check: () => ({ problem: 'Enter a phone number.' }) });
    await retype('soon{Enter}');
    expect(screen.getByText('Enter a phone number.')).toBeTruthy();
    expect(onSave).not.toHaveBeenCalled();
  });

  it('stays open when saving fails', async () => {
    show({ onSave: () => false });
    await retype('555 0199{Enter}');
    expect(input().value).toBe('555 0199');
  });

  it('keeps a text that is too long, and says how long it may be', async () => {
    const { onSave } = show({ maxLength: 10 });
    await retype('12345678901{Enter}');
    expect(screen.getByText('Use 10 characters or fewer.')).toBeTruthy();
    expect(input().value).toBe('12345678901');
    expect(onSave).not.toHaveBeenCalled();
  });

  it('keeps what another tab saved when nothing was typed', async () => {
    const { onSave, store } = show();
    await press('Edit phone');
    store('555 0177');
    expect(input().value).toBe('555 0177');
    await press('Save phone');
    expect(onSave).not.toHaveBeenCalled();
  });

  it('asks which text to save when another tab changed it, too', async () => {
    const { onSave, store } = show();
    await retype('555 0199');
    store('555 0177');
    await press('Save phone');
    expect(onSave).not.toHaveBeenCalled();
    const mine = await screen.findByRole('radio', { name: /^Use yours/ });
    expect(document.activeElement).toBe(mine);
    await userEvent.click(mine);
    await press('Save phone');
    expect(onSave).toHaveBeenCalledExactlyOnceWith('555 0199');
  });

  it('opens again after a reload, with what was typed', async () => {
    const { unmount, tree } = show();
    await retype('555 0199');
    unmount();
    render(tree);
    expect(input().value).toBe('555 0199');
    await userEvent.type(input(), '{Escape}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit phone' }));
  });
});
