import { Textarea, TextInput } from '@mantine/core';
import { useCallback } from 'react';
import parts from '../editor/form-parts.module.css';
import { RichTextField } from '../editor/RichTextField';
import type { LetterDocument } from '@keepmark/resume-document';
import { useDocument, useEditor, useText } from './letter-editing';
import classes from './LetterForm.module.css';
import { LetterLinks, type LetterLinksProps } from './LetterLinks';
import { wordCount } from './new-letter';

/** The content of a letter: its job and résumé, the recipient, and the text. */
export function LetterForm(links: LetterLinksProps) {
  return (
    <div className={classes['form']}>
      <LetterLinks {...links} />
      <section className={parts['card']} aria-label="Recipient">
        <h2 className={parts['heading']}>Recipient</h2>
        <div className={parts['fields']}>
          <TextOf field="recipientName" label="Name" placeholder="Jane Doe" />
          <TextOf field="recipientTitle" label="Title" placeholder="Head of People" />
          <TextOf field="companyName" label="Company" />
          <TextOf field="date" label="Date" type="date" />
          <Address />
        </div>
      </section>
      <section className={parts['card']} aria-label="Letter">
        <h2 className={parts['heading']}>Letter</h2>
        <div className={parts['fields']}>
          <TextOf field="subject" label="Subject" />
          <TextOf field="salutation" label="Salutation" placeholder="Dear Ms. Doe," />
          <Body />
          <TextOf field="closing" label="Closing" placeholder="Sincerely," />
        </div>
      </section>
    </div>
  );
}

interface TextOfProps {
  field: Exclude<keyof LetterDocument, 'sender' | 'design'>;
  label: string;
  type?: string;
  placeholder?: string;
}

function TextOf({ field, ...props }: TextOfProps) {
  const [text, change] = useText(field);
  return (
    <TextInput
      {...props}
      autoComplete="off"
      value={text}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  );
}

function Address() {
  const [address, change] = useText('address');
  return (
    <div className={parts['wide']}>
      <Textarea
        label="Address"
        autosize
        minRows={2}
        maxRows={6}
        radius="md"
        autoComplete="off"
        value={address}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
    </div>
  );
}

function Body() {
  const editor = useEditor();
  const body = useDocument((document) => document.body);
  const count = wordCount(body);
  return (
    <div className={parts['wide']}>
      <RichTextField
        label="Text"
        minRows={10}
        note={`${count.toLocaleString('en')} ${count === 1 ? 'word' : 'words'}`}
        placeholder="Why this job, why you, and what you would do first"
        value={body}
        onChange={useCallback(
          (text: string) => editor.change((document) => ({ ...document, body: text }), 'body'),
          [editor],
        )}
      />
    </div>
  );
}
