import { useEffect, useState } from 'react';
import type { PhotoCollection } from './photo-collection';

/** The channel that names photos which came from another device. */
export const arrivals = 'keepmark-photos';

/** A URL that shows the photo. Undefined until it is read or arrives, and for a photo that doesn't exist. */
export function usePhotoUrl(photos: Pick<PhotoCollection, 'read'>, photoId: string): string | undefined {
  const [shown, setShown] = useState<{ readonly photoId: string; readonly url: string }>();
  useEffect(() => {
    let url: string | undefined;
    let isOver = false;
    let channel: BroadcastChannel | undefined;
    const load = async () => {
      const blob = await photos.read(photoId).catch(() => undefined);
      if (isOver || url) return;
      if (blob) {
        url = URL.createObjectURL(blob);
        setShown({ photoId, url });
      } else if (!channel && photoId && typeof BroadcastChannel === 'function') {
        channel = new BroadcastChannel(arrivals);
        channel.addEventListener('message', ({ data }) => data === photoId && void load());
      }
    };
    void load();
    return () => {
      isOver = true;
      channel?.close();
      if (url) URL.revokeObjectURL(url);
    };
  }, [photos, photoId]);
  return shown?.photoId === photoId ? shown.url : undefined;
}
