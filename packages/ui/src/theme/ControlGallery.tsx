// No screen has these controls yet.
import '@mantine/core/styles/Indicator.layer.css';
import '@mantine/core/styles/NumberInput.layer.css';
import '@mantine/core/styles/Stepper.layer.css';
import '@mantine/core/styles/Tabs.layer.css';
import '@mantine/core/styles/ThemeIcon.layer.css';
import {
  ActionIcon,
  Alert,
  Anchor,
  Avatar,
  Badge,
  Button,
  Card,
  Checkbox,
  Chip,
  Group,
  Indicator,
  NavLink,
  NumberInput,
  Pagination,
  PasswordInput,
  Pill,
  Progress,
  Radio,
  SegmentedControl,
  Select,
  Slider,
  Stack,
  Stepper,
  Switch,
  Table,
  Tabs,
  Text,
  Textarea,
  TextInput,
  ThemeIcon,
  Timeline,
  Title,
} from '@mantine/core';
import { Icon } from '../icon/Icon';

const colors = ['primary', 'success', 'info', 'warning', 'error', 'gray'] as const;
const variants = ['filled', 'light', 'outline', 'subtle', 'default'] as const;

function Buttons() {
  return variants.map((variant) => (
    <Group key={variant} gap="xs">
      {colors.map((color) => (
        <Button key={color} variant={variant} color={color} leftSection={<Icon name="check" size="xs" />}>
          {color}
        </Button>
      ))}
    </Group>
  ));
}

function Fields() {
  return (
    <Stack maw={420}>
      <TextInput label="Company" description="As on the contract" placeholder="Acme" required />
      <TextInput label="Address of the posting" defaultValue="acme" error="Begin it with https://" />
      <NumberInput label="Salary" placeholder="60,000" />
      <PasswordInput label="Key" placeholder="Your own key" />
      <Select label="Status" data={['Not started', 'Submitted']} defaultValue="Submitted" />
      <Textarea label="Notes" placeholder="What you want to remember" autosize minRows={2} />
      <TextInput label="Not yours to change" defaultValue="Acme" disabled />
    </Stack>
  );
}

function Choices() {
  return (
    <Stack>
      <Group>
        <Checkbox label="Applied" defaultChecked />
        <Checkbox label="Remote" />
        <Switch label="Default resume" defaultChecked />
        <Switch label="Open to work" />
      </Group>
      <Radio.Group label="Interview type" defaultValue="phone">
        <Group mt="xs">
          <Radio value="phone" label="Phone" />
          <Radio value="video" label="Video" />
        </Group>
      </Radio.Group>
      <Group>
        <Chip defaultChecked>Full time</Chip>
        <Chip>Part time</Chip>
        <Pill>Seattle</Pill>
      </Group>
      <SegmentedControl aria-label="View" data={['List', 'Board', 'Map']} />
      <Slider aria-label="Distance in miles" defaultValue={25} thumbLabel="Distance in miles" />
      <Pagination total={5} getControlProps={(control) => ({ 'aria-label': `${control} page` })} />
      <Progress value={60} aria-label="How full the database is" />
    </Stack>
  );
}

function Texts() {
  return (
    <Stack>
      <Title order={2}>Applications</Title>
      <Text>
        Two are due. <Anchor href="#due">See them</Anchor>
      </Text>
      <Text c="dimmed">Added three days ago</Text>
      <Group>
        {colors.map((color) => (
          <Text key={color} c={color}>
            {color}
          </Text>
        ))}
      </Group>
      <Group>
        {colors.map((color) => (
          <Badge key={color} color={color} variant="light">
            {color}
          </Badge>
        ))}
        {colors.map((color) => (
          <Badge key={color} color={color}>
            {color}
          </Badge>
        ))}
      </Group>
      {colors.map((color) => (
        <Alert key={color} color={color} icon={<Icon name="info-circle" />} title={color}>
          What happened, and what to do next.
        </Alert>
      ))}
    </Stack>
  );
}

function Containers() {
  return (
    <Stack>
      <Tabs defaultValue="all">
        <Tabs.List>
          <Tabs.Tab value="all">All</Tabs.Tab>
          <Tabs.Tab value="applied">Applied</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="all" p="sm">
          Six jobs
        </Tabs.Panel>
        <Tabs.Panel value="applied" p="sm">
          Two jobs
        </Tabs.Panel>
      </Tabs>
      <Table striped highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Title</Table.Th>
            <Table.Th>Company</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          <Table.Tr>
            <Table.Td>Cook</Table.Td>
            <Table.Td>
              <Text c="dimmed">Acme</Text>
            </Table.Td>
          </Table.Tr>
        </Table.Tbody>
      </Table>
    </Stack>
  );
}

/** Controls to which nobody gives a color. */
function Uncolored() {
  return (
    <Stack>
      <Group>
        <Button>Save</Button>
        <ActionIcon aria-label="Search">
          <Icon name="search" />
        </ActionIcon>
        <ThemeIcon>
          <Icon name="star" />
        </ThemeIcon>
        <Avatar name="Ada Lovelace">AL</Avatar>
        <Badge>New</Badge>
        <Badge variant="default">Draft</Badge>
        <Indicator label="3" size={18}>
          <Icon name="bell" label="Reminders" />
        </Indicator>
      </Group>
      <nav aria-label="Menu">
        <NavLink label="Jobs" href="#jobs" active leftSection={<Icon name="briefcase" />} />
        <NavLink label="Contacts" href="#contacts" description="People at companies" />
      </nav>
      <Tabs variant="pills" defaultValue="list">
        <Tabs.List>
          <Tabs.Tab value="list">List</Tabs.Tab>
          <Tabs.Tab value="board">Board</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="list">List</Tabs.Panel>
        <Tabs.Panel value="board">Board</Tabs.Panel>
      </Tabs>
      <Stepper active={1} size="sm">
        <Stepper.Step label="Saved" />
        <Stepper.Step label="Applied" />
        <Stepper.Step label="Offer" />
      </Stepper>
      <Timeline active={1} bulletSize={24}>
        <Timeline.Item title="Saved" bullet={<Icon name="check" size="xs" />} />
        <Timeline.Item title="Applied" bullet={<Icon name="send" size="xs" />} />
        <Timeline.Item title="Interview" />
      </Timeline>
    </Stack>
  );
}

/** Every control a screen may show, at once. */
export function ControlGallery() {
  return (
    <Stack gap="xl">
      <Title order={1}>Controls</Title>
      <Buttons />
      <Uncolored />
      <Texts />
      <Card>
        <Fields />
      </Card>
      <Choices />
      <Containers />
    </Stack>
  );
}
