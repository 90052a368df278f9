import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import classes from './KeywordFit.module.css';

/** A field to add a keyword that is missing from the list. */
export function AddKeyword({ onAdd }: { onAdd: (keyword: string) => void }) {
  const [keyword, setKeyword] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const added = keyword.trim().replaceAll(/\s+/g, ' ');
    if (added === '') return;
    onAdd(added);
    setKeyword('');
  };
  return (
    <form className={classes['add']} onSubmit={submit}>
      <TextInput
        label="Add keyword"
        placeholder="Such as forklift license"
        maxLength={80}
        value={keyword}
        onChange={(event) => setKeyword(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={keyword.trim() === ''}>
        Add
      </Button>
    </form>
  );
}
