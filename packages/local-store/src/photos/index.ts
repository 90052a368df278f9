export { onArrival } from './arrivals';
export { isHeic } from './heic-photo';
export { createFileCollection, createPhotoCollection } from './photo-collection';
export { PhotoNotSavedError } from './photo-store';
export { syncedPhotos } from './synced-photos';
export { usePhotoUrl } from './use-photo-url';
