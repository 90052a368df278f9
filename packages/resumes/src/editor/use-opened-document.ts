import { useState } from 'react';

/** The document as it was when the editor opened. It stays open even if another tab deletes it. */
export function useOpenedDocument<Document>(id: string, document: Document | undefined): Document | undefined {
  const [opened, setOpened] = useState<{ readonly id: string; readonly document: Document }>();
  if (document && opened?.id !== id) setOpened({ id, document });
  return opened?.id === id ? opened.document : undefined;
}
