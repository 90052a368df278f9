const prefix = 'keepmark-draft/';

/** @returns undefined when there is none, when it is unreadable, or where the browser forbids storage */
export const readDraft = (key: string): Record<string, unknown> | undefined => {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(prefix + key) ?? 'null');
    return draft !== null && typeof draft === 'object' ? (draft as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
};

/** Best effort: a draft that does not fit is dropped rather than breaking the typing. */
export const writeDraft = (key: string, values: Record<string, unknown>): void => {
  try {
    sessionStorage.setItem(prefix + key, JSON.stringify(values));
  } catch {
    removeDraft(key);
  }
};

export const removeDraft = (key: string): void => {
  try {
    sessionStorage.removeItem(prefix + key);
  } catch {
    // Storage is forbidden: there is nothing to remove.
  }
};

/** Forgets every draft of this tab: for sign-out, so that the next user of the browser does not read them. */
export const clearDrafts = (): void => {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // Storage is forbidden: there are no drafts.
  }
};
