import { createEditor } from '../editor/create-editor';
import type { ResumeDocument } from '@keepmark/resume-document';

/** The hooks of the résumé editor. */
export const { EditorContext: ResumeEditorContext, useEditor, useDocument, useText } = createEditor<ResumeDocument>();

const labels: Readonly<Record<string, string>> = {
  title: 'the title',
  name: 'the name',
  headline: 'the headline',
  phone: 'the phone number',
  email: 'the email address',
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

/** The names of a résumé's fields, for sentences. */
export const resumeFieldLabel = (field: string): string => labels[field] ?? 'an entry';
