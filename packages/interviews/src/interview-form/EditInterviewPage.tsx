import { useGoBack } from '@keepmark/app-shell/go-back';
import { useContacts } from '@keepmark/contacts/contacts-store';
import { Page } from '@keepmark/ui';
import { Columns } from '@keepmark/ui/columns';
import { editForm, OpenedRow } from '@keepmark/ui/entity-form';
import { changedValues } from '@keepmark/ui/form-values';
import { Button } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { interviewName } from '../interview';
import type { Interview } from '../interview-table';
import { InterviewNotFound } from '../InterviewNotFound';
import { useSavedInterview } from '../interviews-store';
import { useInterviewActions } from '../use-interview-actions';
import { interviewFormOf, interviewValuesOf } from './interview-form';
import { interviewFormParts } from './interview-form-parts';
import { InterviewAside } from './InterviewAside';
import { InterviewForm } from './InterviewForm';
import { useOfferedMoves } from './use-offered-move';

/** Shows and edits a saved interview. */
export function EditInterviewPage() {
  const { internalId = '' } = useParams({ strict: false });
  const stored = useSavedInterview(internalId);
  const notFound = <InterviewNotFound />;
  return (
    <OpenedRow stored={stored} internalId={internalId} notFound={notFound}>
      {(interview, isDeleted) => <SavedInterview interview={interview} isDeleted={isDeleted} />}
    </OpenedRow>
  );
}

function SavedInterview({ interview, isDeleted }: { interview: Interview; isDeleted: boolean }) {
  const actions = useInterviewActions();
  const contacts = useContacts();
  const moveOf = useOfferedMoves();
  const leave = useGoBack('/interviews');
  return (
    <Page title={interviewName(interview)}>
      <Columns
        main={
          <InterviewForm
            {...editForm({
              noun: 'interview',
              row: interview,
              isDeleted,
              values: interviewFormOf(interview),
              parts: interviewFormParts,
              onAddAgain: (form) => actions.add(interviewValuesOf(form, contacts, interview), moveOf(form, interview)),
              onSubmit: (form) =>
                actions.update(
                  interview,
                  changedValues(interviewValuesOf(form, contacts, interview), interview),
                  moveOf(form, interview),
                ),
            })}
            before={interview}
            onLeave={leave}
            actions={
              <Button variant="subtle" color="error" onClick={() => actions.delete([interview]) && leave()}>
                Delete
              </Button>
            }
          />
        }
        aside={isDeleted ? null : <InterviewAside interview={interview} />}
      />
    </Page>
  );
}
