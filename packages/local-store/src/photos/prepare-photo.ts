/** The file isn't a picture that this browser can read. The message says what to do. */
class NotAPhotoError extends Error {
  override readonly name = 'NotAPhotoError';
}

const maxFileBytes = 20 * 1024 * 1024;

/**
 * Scales a photo down, as JPEG on white. It is redrawn, so metadata such as its location is gone.
 * @param maxPixels the longer side
 * @throws {NotAPhotoError}
 */
export async function preparePhoto(file: Blob, maxPixels: number): Promise<Blob> {
  if (file.size > maxFileBytes) throw new NotAPhotoError('This photo is larger than 20 MB. Choose a smaller one.');
  const bitmap = await decoded(file);
  try {
    const { width, height } = photoSize(bitmap.width, bitmap.height, maxPixels);
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (!context) throw new NotAPhotoError('Your browser couldn’t read this photo. Try another one.');
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, width, height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob(
        (blob) =>
          blob ? resolve(blob) : reject(new NotAPhotoError('Your browser couldn’t read this photo. Try another one.')),
        'image/jpeg',
        0.9,
      );
    });
  } finally {
    bitmap.close();
  }
}

async function decoded(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file);
  } catch (cause) {
    throw new NotAPhotoError('This file isn’t a photo that your browser can open. Choose a JPEG or PNG file.', {
      cause,
    });
  }
}

/** The size of a photo, in pixels, with its longer side at most `maxPixels`. */
export function photoSize(
  width: number,
  height: number,
  maxPixels: number,
): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, maxPixels / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
