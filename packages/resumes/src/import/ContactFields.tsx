import type { ResumeDocument } from '@keepmark/resume-document';
import { TextInput } from '@mantine/core';
import type { ImportDraft } from '../import-repair/import-draft';
import { useImportRepairs } from './import-repairs';
import classes from './ImportResume.module.css';
import { LineMenu, LineRow } from './LineRow';

const contactFields = [
  { field: 'name', label: 'Name', autoComplete: 'name' },
  { field: 'headline', label: 'Headline', autoComplete: 'organization-title' },
  { field: 'email', label: 'Email', autoComplete: 'email' },
  { field: 'phone', label: 'Phone', autoComplete: 'tel' },
  { field: 'location', label: 'Location', autoComplete: 'off' },
] as const;

/** The title and the contact data, which can be typed, each with the lines that it was read from. */
export function ContactFields({ draft, document }: { draft: ImportDraft; document: ResumeDocument }) {
  const { editor } = useImportRepairs();
  return (
    <section aria-label="Contact" className={classes['contact']}>
      <TextInput
        label="Title"
        description="What this résumé is called in Keepmark"
        value={document.title}
        maxLength={200}
        className={classes['wide'] ?? ''}
        onChange={({ currentTarget: { value } }) =>
          editor.change((before) => ({ ...before, document: { ...before.document, title: value } }), 'title')
        }
      />
      {contactFields.map(({ field, label, autoComplete }) => {
        const { lines } = draft.head[field];
        const [line, ...others] = lines;
        // Its text is in the field.
        const isSame = line !== undefined && others.length === 0 && line.text === document[field];
        return (
          <div key={field} {...(isSame && { 'data-line': line.id })}>
            <TextInput
              label={label}
              value={document[field]}
              placeholder="Not found"
              autoComplete={autoComplete}
              rightSectionPointerEvents="all"
              rightSection={isSame ? <LineMenu line={line} text={line.text} /> : null}
              onChange={({ currentTarget: { value } }) =>
                editor.change(
                  (before) => ({
                    ...before,
                    head: { ...before.head, [field]: { ...before.head[field], typed: value } },
                  }),
                  field,
                )
              }
            />
            {isSame ? null : lines.map((own) => <LineRow key={own.id} line={own} isPlain />)}
          </div>
        );
      })}
    </section>
  );
}
