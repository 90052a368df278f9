import { Button, Textarea } from '@mantine/core';
import { aiLimits } from '@keepmark/contracts';
import { useId } from 'react';
import type { Prompt } from './use-prompt';
import classes from './WorkSurface.module.css';

/** The editable prompt. */
export function PromptField({ prompt }: { prompt: Prompt }) {
  const { text, isUsual, tooLong } = prompt;
  return (
    <div className={classes['prompt']}>
      <Textarea
        label="Prompt"
        autosize
        minRows={2}
        maxRows={12}
        value={text}
        onChange={(event) => prompt.set(event.currentTarget.value)}
        error={tooLong}
        description={
          text.length > aiLimits.promptCharacters * 0.8 ? `${count(text.length)} of ${limit} characters` : null
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
      {isUsual ? null : (
        <Button variant="subtle" size="compact-sm" onClick={prompt.reset}>
          Reset to the usual prompt
        </Button>
      )}
    </div>
  );
}

/** The read-only description of a call that takes no prompt. */
export function FixedPrompt({ text }: { text: string }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes['prompt']}>
      <h3 id={id} className={classes['label']}>
        Prompt
      </h3>
      <p className={classes['plain']}>{text}</p>
    </section>
  );
}

const count = (characters: number): string => characters.toLocaleString('en');
const limit = count(aiLimits.promptCharacters);
