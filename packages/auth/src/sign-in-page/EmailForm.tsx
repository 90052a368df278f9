import { emailPattern } from '@keepmark/contracts';
import { useFormDraft } from '@keepmark/ui';
import { Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type ReactNode, useState } from 'react';

interface EmailFormProps {
  /** The key of the form draft. */
  draft: string;
  button: string;
  icon?: ReactNode;
  /** Called with the trimmed address. */
  onSubmit: (email: string) => Promise<unknown>;
}

/** A form with an email field and a button. */
export function EmailForm({ draft, button, icon, onSubmit }: EmailFormProps) {
  const [isBusy, setIsBusy] = useState(false);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '' },
    validate: {
      email: (email) => (emailPattern.test(email.trim()) ? null : 'Enter an email address such as name@example.com.'),
    },
  });
  const formDraft = useFormDraft(form, draft);

  const submit = form.onSubmit(async ({ email }) => {
    setIsBusy(true);
    try {
      if ((await onSubmit(email.trim())) !== false) formDraft.clear();
    } finally {
      setIsBusy(false);
    }
  });

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          label="Email address"
          type="email"
          autoComplete="email"
          inputMode="email"
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        <Button type="submit" loading={isBusy} leftSection={icon}>
          {button}
        </Button>
      </Stack>
    </form>
  );
}
