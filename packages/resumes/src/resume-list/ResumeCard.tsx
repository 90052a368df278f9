import { Icon } from '@keepmark/ui';
import { ActionIcon, Badge, Checkbox, Menu, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { Thumbnail } from '../pages/Thumbnail';
import type { Resume } from '../resume-tables';
import { useResumeDocument } from '../resumes-store';
import type { ResumesSlots } from '../slots';
import { changedText } from './changed-text';
import classes from './DocumentCard.module.css';

export interface ResumeCardActions {
  readonly preview: (resume: Resume) => void;
  readonly duplicate: (resume: Resume) => void;
  readonly setDefault: (resume: Resume) => void;
  readonly createVersion: (resume: Resume) => void;
  readonly delete: (resume: Resume) => void;
}

export interface ResumeCardProps {
  resume: Resume;
  ResumeJobs: ResumesSlots['ResumeJobs'];
  isSelected: boolean;
  onSelect: (internalId: string) => void;
  actions: ResumeCardActions;
}

/** A résumé in the list: its first page, title, jobs, last change, and actions. */
export const ResumeCard = memo(function ResumeCard(props: ResumeCardProps) {
  const { resume, ResumeJobs, isSelected, onSelect, actions } = props;
  const { internalId, title, isDefault, dateUpdated } = resume;
  const params = { internalId };
  return (
    <article className={classes['card']} aria-label={title} data-selected={isSelected || undefined}>
      <div className={classes['frame']}>
        <Link to="/resume/edit/$internalId" params={params} className={classes['page']} tabIndex={-1} aria-hidden>
          <FirstPage internalId={internalId} />
        </Link>
        <Checkbox
          className={classes['select'] ?? ''}
          aria-label={`Select ${title}`}
          checked={isSelected}
          onChange={() => onSelect(internalId)}
        />
        {isDefault ? (
          <Badge size="lg" className={classes['badge'] ?? ''}>
            Default
          </Badge>
        ) : null}
      </div>
      <div className={classes['foot']}>
        <div className={classes['words']}>
          <Link to="/resume/edit/$internalId" params={params} className={classes['title']} title={title}>
            {title}
          </Link>
          <Text size="sm" c="dimmed">
            {changedText(dateUpdated)}
          </Text>
          {ResumeJobs ? <ResumeJobs resumeId={internalId} /> : null}
        </div>
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" size="lg" aria-label={`Actions for ${title}`}>
              <Icon name="dots-vertical" size="sm" />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              leftSection={<Icon name="pencil" size="sm" />}
              renderRoot={(root) => <Link {...root} to="/resume/edit/$internalId" params={params} />}
            >
              Edit
            </Menu.Item>
            <Menu.Item leftSection={<Icon name="eye" size="sm" />} onClick={() => actions.preview(resume)}>
              Preview and export
            </Menu.Item>
            <Menu.Item
              leftSection={<Icon name="file-search" size="sm" />}
              renderRoot={(root) => <Link {...root} to="/resume/review/$internalId" params={params} />}
            >
              Review
            </Menu.Item>
            <Menu.Divider />
            <Menu.Item leftSection={<Icon name="copy" size="sm" />} onClick={() => actions.duplicate(resume)}>
              Duplicate
            </Menu.Item>
            <Menu.Item leftSection={<Icon name="target" size="sm" />} onClick={() => actions.createVersion(resume)}>
              Create a version for…
            </Menu.Item>
            <Menu.Item
              leftSection={<Icon name="mail" size="sm" />}
              renderRoot={(root) => <Link {...root} to="/letter/add" search={{ resumeId: internalId }} />}
            >
              Write a cover letter
            </Menu.Item>
            {isDefault ? null : (
              <Menu.Item leftSection={<Icon name="star" size="sm" />} onClick={() => actions.setDefault(resume)}>
                Set as default
              </Menu.Item>
            )}
            <Menu.Divider />
            <Menu.Item
              color="error"
              leftSection={<Icon name="trash" size="sm" />}
              onClick={() => actions.delete(resume)}
            >
              Delete
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
    </article>
  );
});

function FirstPage({ internalId }: { internalId: string }) {
  const document = useResumeDocument(internalId);
  return document ? <Thumbnail document={document} /> : null;
}
