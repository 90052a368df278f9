import { useEffect } from 'react';
import { closePalette, openPalette, useShell } from '../shell-store';

/** Opens and closes the command palette with Ctrl+K, or Cmd+K on a Mac, wherever the focus is. */
export function usePaletteShortcut(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.code !== 'KeyK') return;
      event.preventDefault();
      if (useShell.getState().isPaletteOpen) closePalette();
      else openPalette();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
