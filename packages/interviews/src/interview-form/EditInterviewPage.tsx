import { useGoBack } from '@keepmark/app-shell/go-back';
import { useContacts } from '@keepmark/contacts/contacts-store';
import { Page } from '@keepmark/ui';
import { Columns } from '@keepmark/ui/columns';
import { useOpenedRow } from '@keepmark/ui/entity-form';
import { changedValues } from '@keepmark/ui/form-values';
import { Button } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { interviewName } from '../interview';
import type { Interview } from '../interview-table';
import { InterviewNotFound } from '../InterviewNotFound';
import { useSavedInterview } from '../interviews-store';
import { useInterviewActions } from '../use-interview-actions';
import { interviewFormOf, interviewValuesOf } from './interview-form';
import { InterviewAside } from './InterviewAside';
import { InterviewForm } from './InterviewForm';
import { useOfferedMoves } from './use-offered-move';

/** Shows and edits a saved interview. */
export function EditInterviewPage() {
  const { internalId = '' } = useParams({ strict: false });
  const interview = useOpenedRow(useSavedInterview(internalId), internalId);
  return interview ? <SavedInterview key={internalId} interview={interview} /> : <InterviewNotFound />;
}

function SavedInterview({ interview }: { interview: Interview }) {
  // The form saves only fields that differ from its initial values, so that changes from another tab survive.
  const [opened] = useState(interview);
  const actions = useInterviewActions();
  const contacts = useContacts();
  const moveOf = useOfferedMoves();
  const leave = useGoBack('/interviews');
  return (
    <Page title={interviewName(interview)}>
      <Columns
        main={
          <InterviewForm
            initialValues={interviewFormOf(opened)}
            before={opened}
            draftKey={`interview-edit/${interview.internalId}`}
            submitLabel="Save changes"
            onSubmit={(form) =>
              actions.update(
                interview,
                changedValues(interviewValuesOf(form, contacts, opened), opened),
                moveOf(form, opened),
              )
            }
            onLeave={leave}
            actions={
              <Button variant="subtle" color="error" onClick={() => actions.delete([interview]) && leave()}>
                Delete
              </Button>
            }
          />
        }
        aside={<InterviewAside interview={interview} />}
      />
    </Page>
  );
}
