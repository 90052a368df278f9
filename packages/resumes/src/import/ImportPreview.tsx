import { beforeReload, Icon, useConfirm } from '@keepmark/ui';
import { plural } from '@keepmark/ui/words';
import type { ResumeDocument } from '@keepmark/resume-document';
import type { ReadSource } from '@keepmark/resume-document/read-source';
import { hiddenCount } from '@keepmark/resume-document/visible-document';
import { doubtsOf } from '@keepmark/resume-reader/entry-doubts';
import { Button, SegmentedControl, Text, Title, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createEditorStore } from '../editor/editor-store';
import { UndoButtons } from '../editor/UndoButtons';
import { documentOf } from '../import-repair/draft-document';
import { type ImportDraft, linesOf } from '../import-repair/import-draft';
import { moveLine, type LineTarget } from '../import-repair/move-line';
import { CheckedSections } from './CheckedSections';
import { ContactFields } from './ContactFields';
import { focusLine, ImportRepairsContext, useDraft } from './import-repairs';
import classes from './ImportResume.module.css';
import { LooseLines } from './LooseLines';
import { MoveDialog } from './MoveDialog';
import { SourcePane } from './SourcePane';
import type { ImportStorage } from './stored-import';

export interface ImportPreviewProps {
  fileName: string;
  draft: ImportDraft;
  notices: readonly string[];
  /** The lines of the file, and what speaks against how they were read. Files of fields have none. */
  source?: Pick<ReadSource, 'lines' | 'guesses' | 'unknownHeadings'> | undefined;
  /** The file, if its pages can be drawn. */
  pdf?: File | undefined;
  /** Keeps it while the page is left. */
  storage?: ImportStorage | undefined;
  onConfirm: (document: ResumeDocument) => void;
  onChooseAgain: () => void;
  onCancel: () => void;
}

const noDoubts: ReadonlyMap<string, readonly string[]> = new Map();

/** What was read of a file, beside the file, with repairs. Confirming hands on the document that is shown. */
export function ImportPreview(props: ImportPreviewProps) {
  const { fileName, notices, source, pdf, storage } = props;
  const [editor] = useState(() => createEditorStore(props.draft));
  const draft = useDraft(editor);
  const document = useMemo(() => documentOf(draft), [draft]);
  const hasPage = source !== undefined && source.lines.length > 0;
  const doubts = useMemo(() => (hasPage ? doubtsOf(document, source) : noDoubts), [document, hasPage, source]);
  const isWide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });
  const [tab, setTab] = useState('entries');
  const [marked, setMarked] = useState<number>();
  const [asked, setAsked] = useState<string>();
  const [said, setSaid] = useState('');
  const tray = useRef<HTMLElement>(null);
  const shown = useRef<HTMLDivElement>(null);
  const confirm = useConfirm();
  useStoredDraft(props, editor.getState);

  const repairs = useMemo(
    () => ({
      editor,
      askWhere: setAsked,
      mark: setMarked,
      showOnPage: (line: number) => {
        setTab('page');
        setMarked(line);
      },
      hasPage,
      announce: setSaid,
    }),
    [editor, hasPage],
  );
  const move = (lineId: string, target: LineTarget, name: string) => {
    editor.change((before) => moveLine(before, lineId, target));
    setAsked(undefined);
    setSaid(`Moved to ${name}.`);
    // Once the dialog is gone and has given the focus back.
    setTimeout(() => focusLine(lineId), 50);
  };
  const showLine = (line: number) => {
    setMarked(line);
    setTab('entries');
    const found = linesOf(draft).find((one) => one.line === line);
    if (found) setTimeout(() => focusLine(found.id));
  };
  const leave = async (go: () => void) => {
    const isChanged = editor.getState().past.length > 0;
    const question = {
      title: 'Discard your changes?',
      message: `What you changed in ${fileName} will be lost.`,
      confirmLabel: 'Discard changes',
      destructive: true,
    };
    if (isChanged && !(await confirm(question))) return;
    storage?.finish();
    go();
  };
  const showDoubt = () => {
    const found = [...(shown.current?.querySelectorAll<HTMLElement>('[data-doubtful]') ?? [])];
    const at = found.findIndex((one) => one.contains(globalThis.document.activeElement));
    const next = found[(at + 1) % found.length];
    next?.scrollIntoView({ block: 'center' });
    next?.focus({ preventScroll: true });
  };

  const hidden = hiddenCount(document);
  const unplacedLines = useMemo(
    () => new Set(draft.unplaced.flatMap(({ line }) => (line === undefined ? [] : [line]))),
    [draft.unplaced],
  );
  const allNotices = [
    ...notices,
    ...(hidden > 0 ? [`${plural(hidden, 'hidden part')} will be imported and stay hidden.`] : []),
  ];
  const isPageShown = hasPage && (isWide || tab === 'page');
  return (
    <ImportRepairsContext value={repairs}>
      <div className={classes['step']}>
        <div className={classes['previewHead']}>
          <Title order={2} size="h3">
            Check what we found
          </Title>
          <Text c="dimmed" className={classes['fileName'] ?? ''}>
            {fileName}. Nothing is saved yet.
          </Text>
          <div className={classes['previewActions']}>
            <Button variant="default" size="compact-md" onClick={() => void leave(props.onChooseAgain)}>
              Choose another file
            </Button>
            {draft.unplaced.length > 0 ? (
              <Button
                variant="subtle"
                size="compact-md"
                onClick={() => {
                  setTab('entries');
                  setTimeout(() => tray.current?.scrollIntoView({ block: 'start' }));
                }}
              >
                {`Show ${plural(draft.unplaced.length, 'line')} not placed`}
              </Button>
            ) : null}
            {doubts.size > 0 && tab === 'entries' ? (
              <Button variant="subtle" size="compact-md" onClick={showDoubt}>
                {`Show ${plural(doubts.size, 'doubtful part')}`}
              </Button>
            ) : null}
          </div>
        </div>
        {allNotices.map((notice) => (
          <Text key={notice} className={classes['problem'] ?? ''}>
            <Icon name="info-circle" size="sm" /> {notice}
          </Text>
        ))}
        {hasPage && !isWide ? (
          <SegmentedControl
            fullWidth
            aria-label="What to show"
            value={tab}
            onChange={setTab}
            data={[
              { value: 'entries', label: 'Entries' },
              { value: 'page', label: pdf ? 'Page' : 'Lines' },
            ]}
          />
        ) : null}
        <div className={classes['columns']} data-beside={(hasPage && isWide) || undefined}>
          {isPageShown && source ? (
            // Scrolls by itself, so that keyboards must reach it; its buttons take the focus.
            <section className={classes['page']} aria-label="The file" data-pane>
              <SourcePane lines={source.lines} pdf={pdf} marked={marked} unplaced={unplacedLines} onLine={showLine} />
            </section>
          ) : null}
          <div ref={shown} className={classes['recognized']} hidden={!isWide && hasPage && tab === 'page'}>
            <ContactFields draft={draft} document={document} />
            <CheckedSections draft={draft} doubts={doubts} />
            <LooseLines ref={tray} draft={draft} document={document} />
          </div>
        </div>
        <div className={classes['stickyButtons']}>
          <div className={classes['history']}>
            <UndoButtons editor={editor} />
          </div>
          <Button variant="default" onClick={() => void leave(props.onCancel)}>
            Cancel
          </Button>
          <Button
            onClick={() => {
              storage?.finish();
              props.onConfirm(document);
            }}
          >
            Add résumé
          </Button>
        </div>
        <VisuallyHidden component="output">{said}</VisuallyHidden>
        <MoveDialog draft={draft} lineId={asked} onMove={move} onClose={() => setAsked(undefined)} />
      </div>
    </ImportRepairsContext>
  );
}

/** Stores the draft in this tab while its page is left or reloaded. */
function useStoredDraft(
  { fileName, notices, source, storage }: ImportPreviewProps,
  getState: () => { readonly document: ImportDraft },
) {
  useEffect(() => {
    if (!storage) return undefined;
    const lines = source && { lines: source.lines, guesses: source.guesses, unknownHeadings: source.unknownHeadings };
    const store = () =>
      storage.store({ fileName, notices, draft: getState().document, ...(lines && { source: lines }) });
    const release = beforeReload(store);
    globalThis.addEventListener('pagehide', store);
    return () => {
      release();
      globalThis.removeEventListener('pagehide', store);
      store();
    };
  }, [fileName, notices, source, storage, getState]);
}
