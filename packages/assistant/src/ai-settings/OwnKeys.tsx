import { useAppContext } from '@keepmark/app-shell';
import {
  type AiKeys,
  isAiKey,
  keyProviders,
  type KeyProvider,
  maskedAiKey,
  readAiKeys,
  useAiKeys,
  writeAiKeys,
} from '@keepmark/app-shell/ai-keys';
import { SettingsSection } from '@keepmark/app-shell/settings-section';
import type { AiStatus } from '@keepmark/contracts';
import { changeWithUndo, Icon, notify, tryAndNotify, useFocusInPlace } from '@keepmark/ui';
import { Anchor, Button, Code, Group, PasswordInput, Stack, Text, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { providerName } from '../work-surface/answer-source';
import { problemOf } from '../work-surface/problem';
import classes from './OwnKeys.module.css';
import { testOwnKey } from './test-own-key';

/** Where a person gets a key. */
const keyPages: Readonly<Record<KeyProvider, { readonly name: string; readonly url: string }>> = {
  google: { name: 'Google AI Studio', url: 'https://aistudio.google.com/apikey' },
  anthropic: { name: 'Anthropic Console', url: 'https://console.anthropic.com/settings/keys' },
};

/** A field for the person's own key, for each provider that accepts one. */
export function OwnKeys({ models }: { models: AiStatus['ownKeyModels'] }) {
  const keys = useAiKeys();
  return (
    <SettingsSection
      title="Your own key"
      text="Use your own account with an AI provider, without a limit here. The provider bills you."
    >
      <Text size="sm">
        Your key stays in this browser. It isn’t in your backups, and “Clear all” deletes it. When you ask, it goes with
        your question through this site’s server to the provider; the server doesn’t store or log it.
      </Text>
      {keyProviders.map((provider) => (
        <OwnKey
          key={provider}
          provider={provider}
          ownKey={keys[provider]}
          model={models.find((each) => each.provider === provider)?.model}
        />
      ))}
    </SettingsSection>
  );
}

interface OwnKeyProps {
  readonly provider: KeyProvider;
  readonly ownKey: string | undefined;
  readonly model: string | undefined;
}

function OwnKey({ provider, ownKey, model }: OwnKeyProps) {
  const focus = useFocusInPlace();
  const [isAdding, setAdding] = useState(false);
  return (
    <section aria-label={providerName(provider)} className={classes['provider']}>
      <Title order={3} size="h5">
        {providerName(provider)}
      </Title>
      {model === undefined ? null : (
        <Text size="sm" c="dimmed">
          {`Answers come from the model ${model}.`}
        </Text>
      )}
      {isAdding ? (
        <KeyForm provider={provider} otherKey={ownKey} focus={focus} onClose={() => setAdding(false)} />
      ) : ownKey === undefined ? (
        <AddKey provider={provider} focus={focus} onAdd={() => setAdding(true)} />
      ) : (
        <SavedKey key={ownKey} provider={provider} ownKey={ownKey} focus={focus} />
      )}
    </section>
  );
}

const withKey = (provider: KeyProvider, key: string): AiKeys => ({ ...readAiKeys(), [provider]: key });

function withoutKey(provider: KeyProvider): AiKeys {
  const { [provider]: _, ...rest } = readAiKeys();
  return rest;
}

/** The focus goes to the field after "Add key". */
function focusOnce(input: HTMLInputElement | null): void {
  input?.focus();
}

type Focus = ReturnType<typeof useFocusInPlace>;

function AddKey({ provider, focus, onAdd }: { provider: KeyProvider; focus: Focus; onAdd: () => void }) {
  return (
    <div>
      <Button
        variant="light"
        size="compact-md"
        leftSection={<Icon name="plus" size="sm" />}
        aria-label={`Add key for ${providerName(provider)}`}
        {...focus}
        onClick={onAdd}
      >
        Add key
      </Button>
    </div>
  );
}

interface KeyFormProps {
  readonly provider: KeyProvider;
  /** The key that another tab has saved since the form was opened. */
  readonly otherKey: string | undefined;
  readonly focus: Focus;
  readonly onClose: () => void;
}

function KeyForm({ provider, otherKey, focus, onClose }: KeyFormProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const { name, url } = keyPages[provider];
  const save = (event: FormEvent) => {
    event.preventDefault();
    const key = text.trim();
    if (!isAiKey(key)) {
      setError(key === '' ? 'Paste your key.' : 'This isn’t a key. Copy it again, without spaces.');
      return;
    }
    const isSaved = tryAndNotify(() => {
      writeAiKeys(withKey(provider, key));
      return true;
    });
    if (!isSaved) return;
    onClose();
    notify.success('Key saved in this browser.');
  };
  return (
    <form onSubmit={save} className={classes['form']} noValidate>
      <PasswordInput
        label={`Key for ${providerName(provider)}`}
        description={
          <>
            {'Create one at '}
            <Anchor href={url} target="_blank" rel="noopener noreferrer" inherit>
              {name}
            </Anchor>
            .
          </>
        }
        ref={focusOnce}
        autoComplete="off"
        spellCheck={false}
        data-1p-ignore
        value={text}
        error={error || null}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setError('');
        }}
      />
      <Button type="submit" variant="light" {...focus}>
        Save key
      </Button>
      {otherKey === undefined ? null : (
        <>
          <Button variant="default" onClick={onClose}>
            Keep the other key
          </Button>
          <Text component="output" size="sm">
            {`Another tab saved the key ${maskedAiKey(otherKey)}. Saving yours replaces it.`}
          </Text>
        </>
      )}
    </form>
  );
}

function SavedKey({ provider, ownKey, focus }: { provider: KeyProvider; ownKey: string; focus: Focus }) {
  const { api } = useAppContext();
  const [isTesting, setTesting] = useState(false);
  const [result, setResult] = useState<{ readonly isGood: boolean; readonly text: string }>();
  const test = async () => {
    setTesting(true);
    setResult(undefined);
    try {
      await testOwnKey(api, provider, ownKey);
      setResult({ isGood: true, text: 'This key works.' });
    } catch (error) {
      const { title, text } = problemOf(error, new Date());
      setResult({ isGood: false, text: `${title}. ${text}` });
    }
    setTesting(false);
  };
  const remove = () =>
    changeWithUndo('Key deleted.', () => {
      writeAiKeys(withoutKey(provider));
      // A key that another tab has saved since then is newer.
      return () => writeAiKeys({ [provider]: ownKey, ...readAiKeys() });
    });
  return (
    <Stack gap="xs" align="start">
      <Code>{maskedAiKey(ownKey)}</Code>
      <Group gap="xs">
        <Button variant="light" size="compact-md" loading={isTesting} onClick={() => void test()}>
          Test key
        </Button>
        <Button
          variant="default"
          size="compact-md"
          leftSection={<Icon name="trash" size="sm" />}
          aria-label={`Delete key for ${providerName(provider)}`}
          {...focus}
          onClick={remove}
        >
          Delete key
        </Button>
      </Group>
      <Text component="output" size="sm" c={result === undefined ? 'dimmed' : result.isGood ? undefined : 'error'}>
        {result?.text ?? 'The test asks the provider one short question.'}
      </Text>
    </Stack>
  );
}
