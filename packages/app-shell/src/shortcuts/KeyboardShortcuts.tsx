import { Checkbox } from '@mantine/core';
import { useSetting } from '../settings/setting';
import classes from './KeyboardShortcuts.module.css';
import { singleKeysSetting } from './single-keys';

type Shortcut = readonly [keys: readonly string[], action: string];

const everywhere: readonly Shortcut[] = [
  [['Ctrl+K', 'Cmd+K'], 'Find a screen, an action, or what you saved'],
  [['F8'], 'Go to the newest notification'],
];

const onJobs: readonly Shortcut[] = [
  [['J', '↓'], 'Next job'],
  [['K', '↑'], 'Previous job'],
  [['Enter'], 'Open the job'],
  [['S'], 'Change its status'],
  [['E'], 'Edit it here'],
  [['N'], 'Add a note'],
  [['O'], 'Open the original posting'],
  [['/'], 'Search the list'],
  [['?'], 'Show these shortcuts'],
];

const inResults: readonly Shortcut[] = [
  [['J', '↓'], 'Next posting'],
  [['K', '↑'], 'Previous posting'],
  [['Enter'], 'Show the posting'],
  [['S'], 'Save it'],
  [['A'], 'I applied: save it and record the application'],
  [['O'], 'Open the original posting'],
  [['?'], 'Show these shortcuts'],
];

/** The shortcuts of a site without lists of jobs. */
export const EverywhereShortcuts = () => <Shortcuts label="Everywhere" shortcuts={everywhere} />;

/** Every shortcut, and a way to turn the single keys off. */
export function KeyboardShortcuts() {
  const [isOn, setOn] = useSetting(singleKeysSetting);
  return (
    <>
      <EverywhereShortcuts />
      <Shortcuts label="In your list of jobs and on your desk" shortcuts={onJobs} />
      <Shortcuts label="In the results of a job search" shortcuts={inResults} />
      <Checkbox
        label="Use single keys in lists"
        description="Turn this off if you dictate text or often press keys by mistake."
        checked={isOn}
        onChange={({ currentTarget }) => setOn(currentTarget.checked)}
      />
    </>
  );
}

function Shortcuts({ label, shortcuts }: { label: string; shortcuts: readonly Shortcut[] }) {
  return (
    <section aria-label={label} className={classes['group']}>
      <h3 className={classes['label']}>{label}</h3>
      <dl className={classes['shortcuts']}>
        {shortcuts.map(([keys, action]) => (
          <div key={action} className={classes['shortcut']}>
            <dt>
              {keys.map((key, index) => (
                <span key={key}>
                  {index > 0 ? ' or ' : null}
                  <kbd className={classes['key']}>{key}</kbd>
                </span>
              ))}
            </dt>
            <dd className={classes['action']}>{action}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
