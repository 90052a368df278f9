import { useEffect } from 'react';
import { closePalette, openPalette, useShell } from '../shell-store';
import { typeEarly } from './early-keys';

const isShortcut = ({ ctrlKey, metaKey, altKey, shiftKey, code }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && code === 'KeyK';

/**
 * Opens and closes the command palette with Ctrl+K, or Cmd+K on a Mac, wherever the focus is, and types into it until its
 * field has the focus.
 */
export function usePaletteShortcut(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { isPaletteOpen } = useShell.getState();
      if (isShortcut(event)) {
        event.preventDefault();
        if (isPaletteOpen) closePalette();
        else openPalette();
      } else if (isPaletteOpen) typeEarly(event);
    };
    // Before the handlers of what is behind the palette.
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}
