import { useEffect } from 'react';
import { closePalette, openPalette, useShell } from '../shell-store';

/** Ctrl K, on a Mac Cmd K, opens the command palette and closes it, wherever the focus is. */
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
