import { SaveButton } from '@keepmark/ui/save-button';
import { Text, Textarea } from '@mantine/core';
import type { Company } from '../company-table';
import classes from './CompanyResearchPage.module.css';
import { maxNotesCharacters } from './notes-with';
import type { ResearchNotes } from './use-research-notes';

/** Edits the company's notes, the same text as on its other pages. */
export function ResearchNotesForm({
  company,
  notes: { form, notice, save },
}: {
  company: Company;
  notes: ResearchNotes;
}) {
  const isSaved = form.values.notes.trim() === company.notes.trim();
  return (
    <form className={classes['notes']} onSubmit={form.onSubmit(save)}>
      {notice}
      <Textarea
        label="Research notes"
        description="Products, customers, competitors, mission, and what it’s like to work there. Saved with the company’s notes."
        autosize
        minRows={6}
        maxRows={20}
        maxLength={maxNotesCharacters}
        {...form.getInputProps('notes')}
      />
      <SaveButton type="submit" isSaved={isSaved}>
        Save
      </SaveButton>
      <Text size="sm" c="dimmed">
        {isSaved ? 'All changes saved.' : 'Unsaved changes.'}
      </Text>
    </form>
  );
}
