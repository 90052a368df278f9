import { createEditor } from '../editor/create-editor';
import type { ResumeDocument } from '../resume-document';

/** The hooks of the résumé editor. */
export const { EditorContext: ResumeEditorContext, useEditor, useDocument } = createEditor<ResumeDocument>();

type TextField = 'title' | 'name' | 'headline' | 'phone' | 'email' | 'location' | 'summary';

/** A text of the document and a function that changes it. */
export function useText(field: TextField): [string, (text: string) => void] {
  const editor = useEditor();
  const text = useDocument((document) => document[field]);
  const change = (next: string) =>
    editor.change((document) => (document[field] === next ? document : { ...document, [field]: next }), field);
  return [text, change];
}

const labels: Readonly<Record<string, string>> = {
  title: 'the title',
  name: 'the name',
  headline: 'the headline',
  phone: 'the phone number',
  email: 'the e-mail address',
  location: 'the location',
  links: 'the links',
  summary: 'the summary',
  photoId: 'the photo',
  notes: 'a description',
  startDate: 'a start date',
  endDate: 'an end date',
  heading: 'a heading',
  template: 'the template',
  color: 'the color',
  font: 'the font',
  paper: 'the paper',
};

/** What a field of a résumé is called in a sentence. */
export const resumeFieldLabel = (field: string): string => labels[field] ?? 'an entry';
