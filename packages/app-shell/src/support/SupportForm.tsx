import { Alert, Button, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useEffect, useState } from 'react';
import { call } from '@keepmark/api-client';
import { useSession } from '@keepmark/auth';
import { sendSupportEmail, supportRequest } from '@keepmark/contracts';
import { Icon, useFormDraft } from '@keepmark/ui';
import '@keepmark/ui/screens.css';
import { useAppContext } from '../app-context';
import { SupportSent } from './SupportSent';

/** A form for writing to support. What was typed stays until the message is sent. */
export function SupportForm() {
  const { api } = useAppContext();
  const session = useSession();
  const [progress, setProgress] = useState<'writing' | 'sending' | 'sent'>('writing');
  const [failure, setFailure] = useState('');
  const form = useForm({
    mode: 'controlled',
    initialValues: { emailFromName: '', emailFrom: '', emailBody: '' },
    validate: schemaResolver(supportRequest, { sync: true }),
    validateInputOnBlur: true,
  });
  const draft = useFormDraft(form, 'support');

  useEffect(() => {
    if (session.state !== 'signedIn') return;
    form.setValues(({ emailFromName = '', emailFrom = '' }) => ({
      emailFromName: emailFromName || session.name,
      emailFrom: emailFrom || session.email,
    }));
    // eslint-disable-next-line react/exhaustive-deps -- the form is a new object with each key pressed; only the session matters
  }, [session]);

  const send = async (request: typeof form.values) => {
    setFailure('');
    setProgress('sending');
    try {
      await call(api, sendSupportEmail, { body: request });
      draft.clear();
      form.setFieldValue('emailBody', '');
      setProgress('sent');
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'Try again in a few minutes.');
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
        <Button
          type="submit"
          loading={progress === 'sending'}
          leftSection={<Icon name="send" size="sm" />}
          style={{ alignSelf: 'start' }}
        >
          Send
        </Button>
      </Stack>
    </form>
  );
}
