import { Button } from '@mantine/core';
import { useState } from 'react';
import { plainCode } from '../occupations/career-titles';
import { TitleInput } from '../occupations/TitleInput';
import classes from './CareerPicker.module.css';

/** A picked or typed career. The code of a typed one is empty. */
export interface PickedCareer {
  readonly code: string;
  readonly title: string;
}

export interface CareerPickerProps {
  /** The career that the screen shows; empty for none. */
  title: string;
  onPick: (career: PickedCareer) => void;
}

/** Picks a career from the suggestions for a title, or uses the title itself. */
export function CareerPicker({ title, onPick }: CareerPickerProps) {
  const [text, setText] = useState(title);
  return (
    <form
      className={classes['picker']}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') onPick({ code: '', title: text.trim() });
      }}
    >
      <TitleInput
        label="Career"
        placeholder="Nurse, welder"
        value={text}
        onChange={setText}
        onChoose={(chosen) => onPick({ code: plainCode(chosen.code), title: chosen.title })}
      />
      <Button type="submit" disabled={text.trim() === ''}>
        Show career
      </Button>
    </form>
  );
}
