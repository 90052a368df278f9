import { useEffect, useState } from 'react';
import { browserPhotos } from './photo-store';
import { preparePhoto } from './prepare-photo';

/**
 * Makes a photo small, takes out everything but the picture, and saves it.
 * @returns its id
 * @throws {NotAPhotoError} @throws {PhotoNotSavedError}
 */
export const savePhoto = async (file: Blob): Promise<string> => browserPhotos().save(await preparePhoto(file));

/** The photo, or undefined if this browser doesn't have it. */
export const readPhoto = async (photoId: string): Promise<Blob | undefined> =>
  photoId === '' ? undefined : browserPhotos().read(photoId);

/** An address for showing the photo, once it is read; undefined before that and for a photo that is gone. */
export function usePhotoUrl(photoId: string): string | undefined {
  const [shown, setShown] = useState<{ readonly photoId: string; readonly url: string }>();
  useEffect(() => {
    let url: string | undefined;
    let isOver = false;
    void readPhoto(photoId)
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
  }, [photoId]);
  return shown?.photoId === photoId ? shown.url : undefined;
}
