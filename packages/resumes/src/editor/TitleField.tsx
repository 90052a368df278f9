import { TextInput } from '@mantine/core';

export interface TitleFieldProps {
  /** The name of the field, such as "Title of the résumé". */
  label: string;
  title: string;
  onChange: (title: string) => void;
}

/** The title of a document, at the top of its editor. */
export function TitleField({ label, title, onChange }: TitleFieldProps) {
  return (
    <TextInput
      aria-label={label}
      variant="unstyled"
      value={title}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
