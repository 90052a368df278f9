import { Alert, Button, FileInput, Group, Progress, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { call, uploadFile } from '@keepmark/api-client';
import { useSessionUser } from '@keepmark/auth';
import { sendSupportEmail, supportPictureLimits, supportRequest } from '@keepmark/contracts';
import { Icon, useFormDraft } from '@keepmark/ui';
import '@keepmark/ui/screens.css';
import { useAppContext } from '../app-context';
import { SupportSent } from './SupportSent';

const { pictures: mostPictures, pictureBytes } = supportPictureLimits;

/** What is wrong with the chosen pictures; undefined when they can be sent. */
function pictureProblem(pictures: readonly File[]): string | undefined {
  if (pictures.length > mostPictures) return `Choose up to ${mostPictures} pictures.`;
  const large = pictures.find(({ size }) => size > pictureBytes);
  return large && `${large.name} is larger than ${pictureBytes / 1024 / 1024} MB.`;
}

/** A form for writing to support. What was typed stays until the message is sent. */
export function SupportForm() {
  const { api } = useAppContext();
  const user = useSessionUser();
  const [progress, setProgress] = useState<'writing' | 'sending' | 'sent'>('writing');
  const [failure, setFailure] = useState('');
  const [pictures, setPictures] = useState<File[]>([]);
  const [sentShare, setSentShare] = useState(0);
  const upload = useRef<AbortController>(undefined);
  const form = useForm({
    mode: 'controlled',
    initialValues: { emailFromName: '', emailFrom: '', emailBody: '' },
    validate: schemaResolver(supportRequest, { sync: true }),
    validateInputOnBlur: true,
  });
  const draft = useFormDraft(form, 'support');

  useEffect(() => {
    if (!user) return;
    form.setValues(({ emailFromName = '', emailFrom = '' }) => ({
      emailFromName: emailFromName || user.name,
      emailFrom: emailFrom || user.email,
    }));
    // eslint-disable-next-line react/exhaustive-deps -- the form is a new object with each key pressed; only the user matters
  }, [user]);

  // Leaving the page stops an upload.
  useEffect(() => () => upload.current?.abort(), []);

  const send = async (request: typeof form.values) => {
    if (pictureProblem(pictures) !== undefined) return;
    setFailure('');
    setProgress('sending');
    setSentShare(0);
    const { signal } = (upload.current = new AbortController());
    try {
      if (pictures.length === 0) await call(api, sendSupportEmail, { body: request, signal });
      else {
        const options = { fields: request, onProgress: setSentShare, signal };
        await uploadFile(api, 'email/support/pictures', pictures, options);
      }
      setPictures([]);
      draft.clear();
      form.setFieldValue('emailBody', '');
      setProgress('sent');
    } catch (error) {
      if (!signal.aborted) setFailure(error instanceof Error ? error.message : 'Try again in a few minutes.');
      setProgress('writing');
    }
  };

  if (progress === 'sent') return <SupportSent email={form.values.emailFrom} onAgain={() => setProgress('writing')} />;
  return (
    <form onSubmit={form.onSubmit((request) => void send(request))} noValidate>
      <Stack mt="lg" maw="40rem">
        <TextInput label="Your name" autoComplete="name" {...form.getInputProps('emailFromName')} />
        <TextInput
          label="Your email address"
          description="We’ll reply to this address."
          type="email"
          autoComplete="email"
          {...form.getInputProps('emailFrom')}
        />
        <Textarea label="Your message" autosize minRows={6} maxRows={20} {...form.getInputProps('emailBody')} />
        {failure === '' ? null : (
          <Alert color="error" title="We couldn’t send your message" icon={<Icon name="alert-circle" />} role="alert">
            <Text size="sm">{failure} Your message is still here.</Text>
          </Alert>
        )}
        <FileInput
          label="Pictures"
          description={`Up to ${mostPictures}, for example screenshots. PNG, JPEG or WebP. They’re emailed to us and not stored.`}
          placeholder="Choose pictures"
          accept="image/png,image/jpeg,image/webp"
          multiple
          clearable
          leftSection={<Icon name="photo" size="sm" />}
          clearButtonProps={{ 'aria-label': 'Remove pictures' }}
          value={pictures}
          onChange={setPictures}
          error={pictureProblem(pictures)}
        />
        {progress === 'sending' && pictures.length > 0 ? (
          <Progress.Root aria-hidden>
            <Progress.Section value={sentShare * 100} aria-label="Sent" />
          </Progress.Root>
        ) : null}
        <Group>
          <Button type="submit" loading={progress === 'sending'} leftSection={<Icon name="send" size="sm" />}>
            Send
          </Button>
          {progress === 'sending' && pictures.length > 0 ? (
            <>
              <Button variant="subtle" onClick={() => upload.current?.abort()}>
                Cancel
              </Button>
              <Text component="output" size="sm">
                {Math.round(sentShare * 100)}% sent
              </Text>
            </>
          ) : null}
        </Group>
      </Stack>
    </form>
  );
}
