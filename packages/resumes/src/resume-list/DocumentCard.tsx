import { Icon } from '@keepmark/ui';
import { ActionIcon, Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Thumbnail } from '@keepmark/resume-pages/thumbnail';
import type { LetterDocument, ResumeDocument } from '@keepmark/resume-document';
import classes from './DocumentCard.module.css';

export interface DocumentCardProps {
  title: string;
  /** Undefined if it was deleted. */
  document: ResumeDocument | LetterDocument | undefined;
  internalId: string;
  editPath: '/resume/edit/$internalId' | '/letter/edit/$internalId';
  isSelected?: boolean;
  /** On the page's corners. */
  marks?: ReactNode;
  /** Below the title. */
  details: ReactNode;
  onPreview: () => void;
  onDelete: () => void;
  /** The menu's items between "Preview and export" and "Delete". */
  menuItems: ReactNode;
}

/** A document in a list: its first page, title, details, and a menu of actions. */
export function DocumentCard(props: DocumentCardProps) {
  const { title, document, internalId, editPath, isSelected, marks, details, onPreview, onDelete, menuItems } = props;
  const params = { internalId };
  return (
    <article className={classes['card']} aria-label={title} data-selected={isSelected || undefined}>
      <div className={classes['frame']}>
        <Link to={editPath} params={params} className={classes['page']} tabIndex={-1} aria-hidden>
          {document ? <Thumbnail document={document} /> : null}
        </Link>
        {marks}
      </div>
      <div className={classes['foot']}>
        <div className={classes['words']}>
          <Link to={editPath} params={params} className={classes['title']} title={title}>
            {title}
          </Link>
          {details}
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
              renderRoot={(root) => <Link {...root} to={editPath} params={params} />}
            >
              Edit
            </Menu.Item>
            <Menu.Item leftSection={<Icon name="eye" size="sm" />} onClick={onPreview}>
              Preview and export
            </Menu.Item>
            {menuItems}
            <Menu.Divider />
            <Menu.Item color="error" leftSection={<Icon name="trash" size="sm" />} onClick={onDelete}>
              Delete
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
    </article>
  );
}
