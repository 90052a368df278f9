import { useEffect, useState } from 'react';
import type { PhotoCollection } from './photo-collection';

/** A URL that shows the photo. Undefined until it is read, and for a photo that doesn't exist. */
export function usePhotoUrl(photos: Pick<PhotoCollection, 'read'>, photoId: string): string | undefined {
  const [shown, setShown] = useState<{ readonly photoId: string; readonly url: string }>();
  useEffect(() => {
    let url: string | undefined;
    let isOver = false;
    void photos
      .read(photoId)
      .catch(() => undefined)
      .then((blob) => {
        if (!blob || isOver) return undefined;
        url = URL.createObjectURL(blob);
        setShown({ photoId, url });
        return undefined;
      });
    return () => {
      isOver = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [photos, photoId]);
  return shown?.photoId === photoId ? shown.url : undefined;
}
