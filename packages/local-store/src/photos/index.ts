export { isHeic } from './heic-photo';
export { createPhotoCollection } from './photo-collection';
export { usePhotoUrl } from './use-photo-url';
