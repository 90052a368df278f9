import { usePhotoUrl } from '@keepmark/local-store/photos';
import { Icon } from '@keepmark/ui';
import { placePhotos } from '../place-photos';
import classes from './PlacePage.module.css';

interface PhotoProps {
  readonly photoId: string;
  readonly alt: string;
  readonly className?: string | undefined;
}

/** A stored photo, or an icon until it is loaded. */
export function Photo({ photoId, alt, className }: PhotoProps) {
  const url = usePhotoUrl(placePhotos, photoId);
  return url ? (
    <img src={url} alt={alt} className={className} />
  ) : (
    <span className={classes['noPicture']}>
      <Icon name="photo" />
    </span>
  );
}
