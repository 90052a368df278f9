import type { ReactNode } from 'react';
import type { Autosave } from './autosave';
import type { EditorStore } from './editor-store';
import classes from './EditorHead.module.css';
import { SaveStatus } from './SaveStatus';
import { UndoButtons } from './UndoButtons';

export interface EditorHeadProps<Document> {
  /** The screen's h1. */
  heading: string;
  /** A field for the document's title. */
  title: ReactNode;
  editor: EditorStore<Document>;
  autosave: Autosave<Document>;
  actions: ReactNode;
}

/** The top of an editor: title, whether it's saved, undo and redo, and actions. */
export function EditorHead<Document>({ heading, title, editor, autosave, actions }: EditorHeadProps<Document>) {
  return (
    <header className={classes['head']}>
      <h1 className={classes['heading']}>{heading}</h1>
      <div className={classes['title']}>{title}</div>
      <div className={classes['tools']}>
        <SaveStatus autosave={autosave} />
        <UndoButtons editor={editor} />
      </div>
      <div className={classes['actions']}>{actions}</div>
    </header>
  );
}
