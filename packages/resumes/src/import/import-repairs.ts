import { createContext, use, useSyncExternalStore } from 'react';
import type { EditorStore } from '../editor/editor-store';
import type { ImportDraft } from '../import-repair/import-draft';

/** What the parts of the preview share. */
export interface ImportRepairs {
  readonly editor: EditorStore<ImportDraft>;
  /** Asks where a line goes. */
  readonly askWhere: (lineId: string) => void;
  /** Marks a line of the file on its page; undefined marks none. */
  readonly mark: (line: number | undefined) => void;
  /** Shows a line of the file on its page, which a narrow screen hides. */
  readonly showOnPage: (line: number) => void;
  /** Whether there is a page beside the entries. */
  readonly hasPage: boolean;
  /** Says what was done, for screen readers. */
  readonly announce: (text: string) => void;
}

export const ImportRepairsContext = createContext<ImportRepairs | undefined>(undefined);

export function useImportRepairs(): ImportRepairs {
  const repairs = use(ImportRepairsContext);
  if (!repairs) throw new Error('This part belongs into an ImportPreview.');
  return repairs;
}

/** The draft as it is now. */
export function useDraft({ getState, subscribe }: EditorStore<ImportDraft>): ImportDraft {
  const read = () => getState().document;
  return useSyncExternalStore(subscribe, read, read);
}

/** Brings a line into view and puts the focus on its menu. */
export function focusLine(id: string): void {
  const row = document.querySelector(`[data-line="${id}"]`);
  row?.scrollIntoView({ block: 'nearest' });
  row?.querySelector('button')?.focus({ preventScroll: true });
}
