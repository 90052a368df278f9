import { Textarea } from '@mantine/core';

const parts = [
  { name: 'situation', label: 'Situation', hint: 'Where and when was it? What does a stranger need to know?' },
  { name: 'task', label: 'Task', hint: 'What was your job in it, and what made it hard?' },
  { name: 'action', label: 'Action', hint: 'What did you do, step by step? Say “I”, not “we”.' },
  { name: 'result', label: 'Result', hint: 'What came of it, in numbers if you can? What did you learn?' },
] as const;
export type StarPart = (typeof parts)[number]['name'];

/** The four fields of the STAR worksheet. */
export function StarFields({ getInputProps }: { getInputProps: (name: StarPart) => object }) {
  return parts.map(({ name, label, hint }) => (
    <Textarea
      key={name}
      label={label}
      description={hint}
      autosize
      minRows={2}
      maxRows={10}
      maxLength={5000}
      {...getInputProps(name)}
    />
  ));
}
