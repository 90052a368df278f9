import { createEditor } from '../editor/create-editor';
import type { LetterDocument } from '@keepmark/resume-document';

/** The hooks of the letter editor. */
export const { EditorContext: LetterEditorContext, useEditor, useDocument, useText } = createEditor<LetterDocument>();

const labels: Readonly<Record<string, string>> = {
  title: 'the title',
  recipientName: 'the recipient',
  recipientTitle: 'the recipient’s title',
  companyName: 'the company',
  address: 'the address',
  date: 'the date',
  subject: 'the subject',
  salutation: 'the salutation',
  body: 'the text',
  closing: 'the closing',
  name: 'the name',
};

/** The names of a letter's fields, for sentences. */
export const letterFieldLabel = (field: string): string => labels[field] ?? 'the design';
