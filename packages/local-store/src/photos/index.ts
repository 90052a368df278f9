export { createPhotoCollection } from './photo-collection';
export { usePhotoUrl } from './use-photo-url';
