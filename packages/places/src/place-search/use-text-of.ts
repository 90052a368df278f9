import { useState } from 'react';

/** What is typed into a field that begins with a text of the URL, and follows it when the URL changes: on Back, by a link. */
export function useTextOf(fromUrl: string): [string, (text: string) => void] {
  const [text, setText] = useState(fromUrl);
  const [seen, setSeen] = useState(fromUrl);
  if (fromUrl !== seen) {
    setSeen(fromUrl);
    setText(fromUrl);
  }
  return [text, setText];
}
