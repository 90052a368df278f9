import { Icon } from '@keepmark/ui';
import { Badge, Checkbox, Menu, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import type { Resume } from '@keepmark/resume-document/tables';
import { useResumeDocument } from '../resumes-store';
import type { ResumesSlots } from '../slots';
import { changedText } from './changed-text';
import { DocumentCard } from './DocumentCard';
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
  return (
    <DocumentCard
      title={title}
      document={useResumeDocument(internalId)}
      internalId={internalId}
      editPath="/resume/edit/$internalId"
      isSelected={isSelected}
      marks={
        <>
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
        </>
      }
      details={
        <>
          <Text size="sm" c="dimmed">
            {changedText(dateUpdated)}
          </Text>
          {ResumeJobs ? <ResumeJobs resumeId={internalId} /> : null}
        </>
      }
      onPreview={() => actions.preview(resume)}
      onDelete={() => actions.delete(resume)}
      menuItems={<ResumeItems resume={resume} actions={actions} />}
    />
  );
});

function ResumeItems({ resume, actions }: Pick<ResumeCardProps, 'resume' | 'actions'>) {
  const { internalId, isDefault } = resume;
  return (
    <>
      <Menu.Item
        leftSection={<Icon name="file-search" size="sm" />}
        renderRoot={(root) => <Link {...root} to="/resume/review/$internalId" params={{ internalId }} />}
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
    </>
  );
}
