import { useEffect, useState } from 'react';
import { onArrival } from './arrivals';
import type { PhotoCollection } from './photo-collection';

/** A URL that shows the photo. Undefined until it is read or arrives, and for a photo that doesn't exist. */
export function usePhotoUrl(photos: Pick<PhotoCollection, 'read'>, photoId: string): string | undefined {
  const [shown, setShown] = useState<{ readonly photoId: string; readonly url: string }>();
  useEffect(() => {
    let url: string | undefined;
    let isOver = false;
    let stopWaiting: (() => void) | undefined;
    const load = async () => {
      const blob = await photos.read(photoId).catch(() => undefined);
      if (isOver || url) return;
      if (blob) {
        url = URL.createObjectURL(blob);
        setShown({ photoId, url });
      } else if (photoId) stopWaiting ??= onArrival((id) => id === photoId && void load());
    };
    void load();
    return () => {
      isOver = true;
      stopWaiting?.();
      if (url) URL.revokeObjectURL(url);
    };
  }, [photos, photoId]);
  return shown?.photoId === photoId ? shown.url : undefined;
}
