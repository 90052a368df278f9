import { Alert, Button, FileInput, Progress, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { call, uploadFile } from '@keepmark/api-client';
import { useSessionUser } from '@keepmark/auth';
import {
  getSupportOptions,
  sendSupportEmail,
  type SupportRequest,
  supportPictureLimits,
  supportRequest,
} from '@keepmark/contracts';
import { Icon, useFormDraft } from '@keepmark/ui';
import { errorMessage } from '@keepmark/ui/error-message';
import '@keepmark/ui/screens.css';
import { useAppContext } from '../app-context';
import classes from './SupportForm.module.css';
import { SupportSent } from './SupportSent';

const { pictures: maxPictures, pictureBytes } = supportPictureLimits;

const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'];

/** What is wrong with the chosen pictures; undefined when they can be sent. */
function pictureProblem(pictures: readonly File[]): string | undefined {
  if (pictures.length > maxPictures) return `Choose up to ${maxPictures} pictures.`;
  const other = pictures.find(({ type }) => !pictureTypes.includes(type));
  if (other) return `${other.name} isn’t a PNG, JPEG, or WebP picture.`;
  const empty = pictures.find(({ size }) => size === 0);
  if (empty) return `${empty.name} is empty.`;
  const large = pictures.find(({ size }) => size > pictureBytes);
  return large && `${large.name} is larger than ${pictureBytes / 1024 / 1024} MB.`;
}

type SendingState = 'writing' | 'sending' | 'sent';

/** Sends a message with its pictures, which takes a while on a slow network. Leaving the page stops it. */
function useSupportSending() {
  const { api } = useAppContext();
  const [progress, setProgress] = useState<SendingState>('writing');
  const [failure, setFailure] = useState('');
  const [sentShare, setSentShare] = useState(0);
  const upload = useRef<AbortController>(undefined);
  useEffect(() => () => upload.current?.abort(), []);

  /** @returns whether it was sent */
  const send = async (request: SupportRequest, pictures: readonly File[]): Promise<boolean> => {
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
      setProgress('sent');
      return true;
    } catch (error) {
      if (!signal.aborted) setFailure(errorMessage(error, 'Try again in a few minutes.'));
      setProgress('writing');
      return false;
    }
  };
  return {
    progress,
    failure,
    sentShare,
    send,
    cancel: () => upload.current?.abort(),
    writeAgain: () => setProgress('writing'),
  };
}

/** The message as typed, starting with the name and address of who is signed in. */
function useSupportMessage() {
  const user = useSessionUser();
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
  return { form, draft };
}

/** Whether pictures can be sent. Not until the server says so: without a mail server, it can't take any. */
function usePicturesOffered(): boolean {
  const { api } = useAppContext();
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    call(api, getSupportOptions, { signal: leaving.signal }).then(
      ({ pictures }) => setOffered(pictures),
      () => {},
    );
    return () => leaving.abort();
  }, [api]);
  return isOffered;
}

/** A form for writing to support. What was typed stays until the message is sent. */
export function SupportForm() {
  const { form, draft } = useSupportMessage();
  const [pictures, setPictures] = useState<File[]>([]);
  const offersPictures = usePicturesOffered();
  const { progress, failure, sentShare, send, cancel, writeAgain } = useSupportSending();
  const submit = async (request: typeof form.values) => {
    if (pictureProblem(pictures) !== undefined) return;
    if (!(await send(request, pictures))) return;
    setPictures([]);
    draft.clear();
    form.setFieldValue('emailBody', '');
  };

  if (progress === 'sent') return <SupportSent email={form.values.emailFrom} onAgain={writeAgain} />;
  const isSending = progress === 'sending';
  return (
    <form onSubmit={form.onSubmit((request) => void submit(request))} noValidate>
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
        {offersPictures ? <PicturesInput pictures={pictures} onChange={setPictures} /> : null}
        <SendButtons isSending={isSending} sentShare={pictures.length > 0 ? sentShare : undefined} onCancel={cancel} />
      </Stack>
    </form>
  );
}

function PicturesInput({ pictures, onChange }: { pictures: File[]; onChange: (pictures: File[]) => void }) {
  return (
    <FileInput
      label="Pictures"
      description={`Up to ${maxPictures}, for example screenshots. PNG, JPEG, or WebP. They’re emailed to us and not stored.`}
      placeholder="Choose pictures"
      accept={pictureTypes.join(',')}
      multiple
      clearable
      leftSection={<Icon name="photo" size="sm" />}
      clearButtonProps={{ 'aria-label': 'Remove pictures' }}
      value={pictures}
      onChange={onChange}
      error={pictureProblem(pictures)}
    />
  );
}

interface SendButtonsProps {
  isSending: boolean;
  /** From 0 to 1; undefined for a message without pictures, which is sent quickly. */
  sentShare: number | undefined;
  onCancel: () => void;
}

function SendButtons({ isSending, sentShare, onCancel }: SendButtonsProps) {
  const showsShare = isSending && sentShare !== undefined;
  return (
    <>
      {showsShare ? (
        <Progress.Root aria-hidden>
          <Progress.Section value={sentShare * 100} aria-label="Sent" />
        </Progress.Root>
      ) : null}
      <div className={classes['buttons']}>
        <Button type="submit" loading={isSending} leftSection={<Icon name="send" size="sm" />}>
          Send
        </Button>
        {showsShare ? (
          <>
            <Button variant="subtle" onClick={onCancel}>
              Cancel
            </Button>
            <Text component="output" size="sm">
              {Math.round(sentShare * 100)}% sent
            </Text>
          </>
        ) : null}
      </div>
    </>
  );
}
