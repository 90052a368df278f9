import { EmptyState, Page } from '@keepmark/ui';
import { EntityRow, rowLine, rowName } from '@keepmark/ui/entity-list';
import { VirtualList } from '@keepmark/ui/virtual-list';
import { useAllRows } from '@keepmark/local-store/react';
import { Button, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { sentDocumentTable } from '@keepmark/resume-document/tables';
import { sentOn } from './sent-date';
import { sentTitle } from './SentDocuments';

const rowHeight = 69;

/** The documents of all applications, newest first. */
export function SentListPage() {
  const sent = useAllRows(sentDocumentTable);
  const sorted = useMemo(() => sent.toSorted((left, right) => right.dateSent.localeCompare(left.dateSent)), [sent]);
  if (sent.length === 0) {
    return (
      <Page title="Sent documents">
        <EmptyState
          icon="send"
          title="Nothing sent yet"
          action={<Button renderRoot={(props) => <Link {...props} to="/resumes" />}>Go to résumés</Button>}
        >
          When you apply for a saved job, the résumé and letter you sent are stored here unchanged.
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page title="Sent documents">
      <Text component="output" c="dimmed">
        {sent.length === 1 ? '1 application' : `${sent.length.toLocaleString('en')} applications`}
      </Text>
      <VirtualList label="Sent documents" items={sorted} itemKey={({ internalId }) => internalId} rowHeight={rowHeight}>
        {(document) => (
          <EntityRow
            columns={undefined}
            heading={
              <>
                <Link to="/resume/sent/$sentId" params={{ sentId: document.internalId }} className={rowName}>
                  {sentTitle(document)}
                </Link>
                <span className={rowLine}>
                  {[jobOf(document), sentOn(document.dateSent)].filter(Boolean).join(' · ')}
                </span>
              </>
            }
            actions={null}
          />
        )}
      </VirtualList>
    </Page>
  );
}

const jobOf = ({ jobTitle, companyName }: { readonly jobTitle: string; readonly companyName: string }): string =>
  [jobTitle, companyName].filter((part) => part !== '').join(' at ');
