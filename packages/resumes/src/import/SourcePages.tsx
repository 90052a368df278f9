import { LoadingState } from '@keepmark/ui';
import type { FileLine } from '@keepmark/resume-document/read-source';
import { openPdfPictures, type PdfPictures } from '@keepmark/resume-reader/pdf-pictures';
import { useEffect, useRef, useState } from 'react';
import { type FileLinesProps, intoView } from './marked-line';
import classes from './SourcePane.module.css';

export interface SourcePagesProps extends FileLinesProps {
  pdf: File;
  /** The pages can't be drawn. */
  onFail: () => void;
}

/** The pages of a PDF. Over each of its lines is a button, which shows where the line is. */
export function SourcePages({ pdf, onFail, lines, ...props }: SourcePagesProps) {
  const [pictures, setPictures] = useState<PdfPictures>();
  const fail = useRef(onFail);
  useEffect(() => {
    fail.current = onFail;
  });
  useEffect(() => {
    let opened: PdfPictures | undefined;
    let isLeft = false;
    const open = async () => {
      const found = await openPdfPictures(new Uint8Array(await pdf.arrayBuffer()));
      opened = found;
      if (isLeft) found.close();
      else setPictures(found);
    };
    open().catch(() => isLeft || fail.current());
    return () => {
      isLeft = true;
      opened?.close();
    };
  }, [pdf]);
  if (!pictures) return <LoadingState label="Drawing the pages" />;
  return Array.from({ length: pictures.pageCount }, (_, page) => (
    <SourcePage key={page} pictures={pictures} page={page} lines={lines} onFail={onFail} {...props} />
  ));
}

interface SourcePageProps extends Omit<SourcePagesProps, 'pdf'> {
  pictures: PdfPictures;
  page: number;
}

/** Sharp enough to read when it's enlarged, in pixels. */
const pictureWidth = 1400;

function SourcePage({ pictures, page, lines, marked, unplaced, onLine, onFail }: SourcePageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [ratio, setRatio] = useState(11 / 8.5);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    let isLeft = false;
    const draw = async () => {
      const found = await pictures.ratioOf(page);
      if (!isLeft) setRatio(found);
      if (!isLeft) await pictures.draw(page, element, pictureWidth);
    };
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        seen.disconnect();
        draw().catch(() => isLeft || onFail());
      },
      { rootMargin: '50%' },
    );
    seen.observe(element);
    return () => {
      isLeft = true;
      seen.disconnect();
    };
    // A page is drawn once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pictures, page]);
  return (
    <section className={classes['page']} aria-label={`Page ${page + 1}`} style={{ aspectRatio: `1 / ${ratio}` }}>
      <canvas ref={canvas} className={classes['picture']} aria-hidden />
      {lines.map((line, index) =>
        line.page === page && line.box ? (
          <PageLine
            // Lines have no ids; they don't change.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            line={line}
            isMarked={marked === index}
            isUnplaced={unplaced.has(index)}
            onClick={() => onLine(index)}
          />
        ) : null,
      )}
    </section>
  );
}

interface PageLineProps {
  line: FileLine;
  isMarked: boolean;
  isUnplaced: boolean;
  onClick: () => void;
}

const percent = (share: number): string => `${(share * 100).toFixed(3)}%`;

function PageLine({ line, isMarked, isUnplaced, onClick }: PageLineProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isMarked) intoView(button.current);
  }, [isMarked]);
  const { left = 0, top = 0, width = 0, height = 0 } = line.box ?? {};
  return (
    <button
      ref={button}
      type="button"
      className={classes['over']}
      aria-label={isUnplaced ? `${line.text} (not placed)` : line.text}
      data-marked={isMarked || undefined}
      data-unplaced={isUnplaced || undefined}
      style={{ left: percent(left), top: percent(top), width: percent(width), height: percent(height) }}
      onClick={onClick}
    />
  );
}
