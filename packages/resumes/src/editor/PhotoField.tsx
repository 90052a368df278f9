import { usePhotoUrl } from '@keepmark/local-store/photos';
import { Icon, notify } from '@keepmark/ui';
import { errorMessage } from '@keepmark/ui/error-message';
import { Button, FileButton, Text } from '@mantine/core';
import { useState } from 'react';
import { resumePhotos } from '@keepmark/resume-document/photos';
import classes from './PhotoField.module.css';

export interface PhotoFieldProps {
  /** Empty for none. */
  photoId: string;
  onChange: (photoId: string) => void;
}

/** An optional photo, stored in this browser. */
export function PhotoField({ photoId, onChange }: PhotoFieldProps) {
  const url = usePhotoUrl(resumePhotos, photoId);
  const [isSaving, setSaving] = useState(false);

  const choose = async (file: File | null) => {
    if (!file) return;
    setSaving(true);
    try {
      onChange(await resumePhotos.save(file));
    } catch (error) {
      notify.error(errorMessage(error));
    } finally {
      setSaving(false);
    }
  };

  return (
    <div>
      <Text component="span" size="md" fw={500} className={classes['label']}>
        Photo
      </Text>
      <div className={classes['field']}>
        <span className={classes['picture']}>
          {url ? <img src={url} alt="" /> : <Icon name={photoId ? 'user' : 'camera'} size="sm" />}
        </span>
        <FileButton accept="image/*" onChange={(file) => void choose(file)}>
          {(props) => (
            <Button {...props} variant="default" size="compact-md" loading={isSaving}>
              {photoId ? 'Change photo' : 'Add photo'}
            </Button>
          )}
        </FileButton>
        {photoId ? (
          <Button variant="subtle" color="gray" size="compact-md" onClick={() => onChange('')}>
            Remove
          </Button>
        ) : null}
      </div>
    </div>
  );
}
