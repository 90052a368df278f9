import { useState } from 'react';

/** The text of a field, reset when its value in the URL changes, for example on Back. */
export function useTextOf(fromUrl: string): [string, (text: string) => void] {
  const [text, setText] = useState(fromUrl);
  const [seen, setSeen] = useState(fromUrl);
  if (fromUrl !== seen) {
    setSeen(fromUrl);
    setText(fromUrl);
  }
  return [text, setText];
}
