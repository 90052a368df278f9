import { plural } from '@keepmark/ui/words';
import { Icon } from '@keepmark/ui';
import { ActionIcon, Button, Card, Menu, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { PlaceGroup } from '../place-group-tables';
import classes from './PlaceGroupsPage.module.css';

export interface GroupCardProps {
  group: PlaceGroup;
  placeCount: number;
  onEdit: (group: PlaceGroup) => void;
  onShare: (group: PlaceGroup) => void;
  onDelete: (group: PlaceGroup) => void;
}

/** One group: its description, its number of places, and links to them. */
export function GroupCard({ group, placeCount, onEdit, onShare, onDelete }: GroupCardProps) {
  const { internalId, name, description, notes } = group;
  return (
    <li>
      <Card withBorder className={classes['card']}>
        <div className={classes['head']}>
          <Link to="/places/list" search={{ group: internalId }} className={classes['name']}>
            {name}
          </Link>
          <Menu position="bottom-end">
            <Menu.Target>
              <ActionIcon variant="subtle" color="gray" aria-label={`More actions for ${name}`}>
                <Icon name="dots-vertical" size="sm" />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item leftSection={<Icon name="pencil" size="xs" />} onClick={() => onEdit(group)}>
                Edit
              </Menu.Item>
              <Menu.Item
                disabled={placeCount === 0}
                leftSection={<Icon name="share" size="xs" />}
                onClick={() => onShare(group)}
              >
                Share link
              </Menu.Item>
              <Menu.Item color="error" leftSection={<Icon name="trash" size="xs" />} onClick={() => onDelete(group)}>
                Delete
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </div>
        {description ? <Text className={classes['notes']}>{description}</Text> : null}
        {notes ? (
          <Text size="sm" c="dimmed" className={classes['notes']}>
            {notes}
          </Text>
        ) : null}
        <div className={classes['actions']}>
          <Button
            size="compact-md"
            variant="light"
            renderRoot={(props) => <Link {...props} to="/places/list" search={{ group: internalId }} />}
          >
            {plural(placeCount, 'place')}
          </Button>
          <Button
            size="compact-md"
            variant="default"
            aria-label={`${name} on the map`}
            renderRoot={(props) => (
              <Link {...props} to="/places/map/{-$mode}/{-$groupId}" params={{ mode: 'group', groupId: internalId }} />
            )}
          >
            Map
          </Button>
        </div>
      </Card>
    </li>
  );
}
