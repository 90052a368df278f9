import { RecentlyDeletedLink } from '@keepmark/app-shell/recently-deleted-link';
import { useUrlFilter } from '@keepmark/app-shell/url-filter';
import { EmptyState, Icon, Page, PageTitle } from '@keepmark/ui';
import { ListHeader, MenuButton, useIsPhone } from '@keepmark/ui/list-header';
import { pageAction } from '@keepmark/ui/page-action';
import { linkRow, linkRowItem } from '@keepmark/ui/link-row';
import { VirtualList } from '@keepmark/ui/virtual-list';
import { plural } from '@keepmark/ui/words';
import { Button, Group, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { overlapsOf, roundsOf } from '../interview';
import { ownTimeZone } from '../interview-time/zone-names';
import { zonedTimeOf } from '../interview-time/zoned-time';
import type { Interview } from '../interview-table';
import { useSavedInterviews } from '../interviews-store';
import { useInterviewActions } from '../use-interview-actions';
import { CalendarButtons } from '../interview-calendar/CalendarButtons';
import { firstWeekday } from './calendar-days';
import { CompactMenus, deletedInterviews } from './CompactMenus';
import { InterviewFilterBar } from './InterviewFilterBar';
import {
  interviewFilterUrl,
  listedInterviews,
  matchingInterviews,
  readInterviewFilter,
  type When,
} from './interview-filter';
import classes from './InterviewListPage.module.css';
import { InterviewRow } from './InterviewRow';
import { JobsToInterview } from './JobsToInterview';
import { MonthView } from './MonthView';
import { InterviewViews, WhenChoice } from './ViewChoices';
import { WaitingForOutcome } from './WaitingForOutcome';
import { WeekView } from './WeekView';

const rowHeight = 85;
const filterForm = { read: readInterviewFilter, write: interviewFilterUrl };
const addButton = (
  <Button renderRoot={(props) => <Link {...props} to="/interview/add/{-$jobId}" />}>Add interview</Button>
);
const prepareLinks = (
  <nav aria-label="Prepare" className={linkRow}>
    <Link to="/interview/practice/{-$jobId}" className={linkRowItem}>
      Practice
    </Link>
    <Link to="/interview/tips" className={linkRowItem}>
      Tips
    </Link>
    <Link to="/interviews/map" className={linkRowItem}>
      Map
    </Link>
  </nav>
);

function Actions({ interviews }: { interviews: readonly Interview[] }) {
  return (
    <>
      <MenuButton label="More" icon="dots-vertical" entries={[deletedInterviews]} />
      <CalendarButtons interviews={interviews} />
      <Button
        {...pageAction}
        variant="filled"
        aria-label="Add interview"
        leftSection={<Icon name="plus" size="sm" />}
        renderRoot={(props) => <Link {...props} to="/interview/add/{-$jobId}" />}
      >
        Add interview
      </Button>
    </>
  );
}

const nothingTitles: Readonly<Record<When, string>> = {
  upcoming: 'No upcoming interviews',
  past: 'No past interviews',
  all: 'No matches',
};

/** The saved interviews as a list, a month or a week. */
export function InterviewListPage() {
  const [filter, changeFilter] = useUrlFilter(filterForm);
  const saved = useSavedInterviews();
  const isPhone = useIsPhone();
  const [nowMs] = useState(() => Date.now());
  const ownZone = ownTimeZone();
  const today = zonedTimeOf(nowMs, ownZone).date;
  const { company, type, status, when, view } = filter;
  // Deferred, so that typing stays fast.
  const text = useDeferredValue(filter.text);
  const matching = useMemo(
    () => matchingInterviews(saved, { text, company, type, status }),
    [saved, text, company, type, status],
  );

  if (saved.length === 0) {
    return (
      <Page title="Interviews" actions={<CalendarButtons interviews={saved} />}>
        {prepareLinks}
        <JobsToInterview interviews={saved} />
        <EmptyState
          icon="calendar-event"
          title="No interviews yet"
          action={
            <Group justify="center" gap="xs">
              {addButton}
              <RecentlyDeletedLink kind="interviews" />
            </Group>
          }
        >
          Your phone, video, and on-site interviews appear here. Add one, or import an invitation.
        </EmptyState>
      </Page>
    );
  }
  const calendar = {
    interviews: matching,
    day: filter.date || today,
    today,
    ownZone,
    firstWeekday: firstWeekday(navigator.language || 'en-US'),
    onDay: (date: string) => changeFilter({ date }),
  };
  const toDo = (
    <>
      <WaitingForOutcome interviews={saved} nowMs={nowMs} />
      <JobsToInterview interviews={saved} />
    </>
  );
  const views = <InterviewViews filter={filter} onChange={changeFilter} />;
  const whenChoice = <WhenChoice filter={filter} onChange={changeFilter} />;
  const filterBar = <InterviewFilterBar interviews={saved} filter={filter} onChange={changeFilter} end={views} />;
  return (
    <Page>
      {isPhone ? (
        <ListHeader
          title="Interviews"
          compactActions={<CompactMenus interviews={saved} />}
          filters={filterBar}
          figures={whenChoice}
        />
      ) : (
        <>
          <PageTitle actions={<Actions interviews={saved} />}>Interviews</PageTitle>
          {prepareLinks}
          {toDo}
          {filterBar}
          <div className={classes['views']}>
            {views}
            {whenChoice}
          </div>
        </>
      )}
      {view === 'list' ? (
        <InterviewRows
          {...{ matching, when, nowMs, ownZone }}
          onShowAll={() => changeFilter({ text: '', company: '', type: 'all', status: 'all', when: 'all' })}
        />
      ) : null}
      {view === 'month' ? <MonthView {...calendar} /> : null}
      {view === 'week' ? <WeekView {...calendar} /> : null}
      {isPhone ? toDo : null}
    </Page>
  );
}

interface InterviewRowsProps {
  matching: ReturnType<typeof matchingInterviews>;
  when: When;
  nowMs: number;
  ownZone: string;
  onShowAll: () => void;
}

function InterviewRows({ matching, when, nowMs, ownZone, onShowAll }: InterviewRowsProps) {
  const saved = useSavedInterviews();
  const { delete: deleteInterviews } = useInterviewActions();
  const onDelete = useCallback((interview: Interview) => void deleteInterviews([interview]), [deleteInterviews]);
  const shown = useMemo(() => listedInterviews(matching, when, nowMs), [matching, when, nowMs]);
  const rounds = useMemo(() => roundsOf(saved), [saved]);
  const overlaps = useMemo(() => overlapsOf(saved), [saved]);
  if (shown.length === 0) {
    return (
      <EmptyState
        icon="filter"
        title={nothingTitles[when]}
        action={
          <Button variant="light" onClick={onShowAll}>
            Show all interviews
          </Button>
        }
      >
        Try other filters, or look at all of them.
      </EmptyState>
    );
  }
  return (
    <>
      <Text component="output" className={classes['count'] ?? ''} size="sm" c="dimmed">
        {plural(shown.length, 'interview')}
      </Text>
      <VirtualList label="Interviews" items={shown} itemKey={({ internalId }) => internalId} rowHeight={rowHeight}>
        {(interview) => (
          <InterviewRow
            interview={interview}
            round={rounds.get(interview.internalId)}
            overlap={overlaps.get(interview.internalId)}
            ownZone={ownZone}
            onDelete={onDelete}
          />
        )}
      </VirtualList>
    </>
  );
}
