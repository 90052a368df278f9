import { usePhotoUrl } from '@keepmark/local-store/photos';
import { type CSSProperties, memo, type ReactNode, useId } from 'react';
import type {
  ImageItem,
  LaidOutDocument,
  LaidOutPage,
  PageItem,
  StructureElement,
  TextItem,
} from '../layout/laid-out-document';
import { resumePhotos } from '@keepmark/resume-document/photos';
import { familyName } from './page-fonts';
import classes from './DocumentPages.module.css';

export interface PageDrawingProps {
  laidOut: LaidOutDocument;
  page: LaidOutPage;
  /** Without links and structure, for a thumbnail. */
  isPicture?: boolean;
}

/** Whether the page itself is unchanged, even if other pages aren't. See `reusePages`. */
const isSamePage = (before: PageDrawingProps, after: PageDrawingProps): boolean =>
  before.page === after.page &&
  before.isPicture === after.isPicture &&
  (['elements', 'widthPt', 'heightPt', 'language'] as const).every(
    (part) => before.laidOut[part] === after.laidOut[part],
  );

/** A page as SVG, with the text in the same positions as in the file. */
export const PageDrawing = memo(function PageDrawing({ laidOut, page, isPicture = false }: PageDrawingProps) {
  const { widthPt, heightPt, elements, language } = laidOut;
  return (
    <svg
      className={classes['drawing']}
      viewBox={`0 0 ${widthPt} ${heightPt}`}
      lang={language}
      {...(isPicture ? { 'aria-hidden': true } : { role: 'group' })}
    >
      {isPicture
        ? runsOf(page.items).map((run) => <Run key={run.key} run={run} hasLinks={false} />)
        : nested(runsOf(page.items), elements, 0)}
    </svg>
  );
}, isSamePage);

/** Groups consecutive items of one element, and the text of each line. */
interface ItemRun {
  readonly key: number;
  readonly element: number;
  readonly items: readonly PageItem[];
}

function runsOf(items: readonly PageItem[]): ItemRun[] {
  const runs: { key: number; element: number; items: PageItem[] }[] = [];
  items.forEach((item, key) => {
    const element = 'element' in item ? item.element : -1;
    const last = runs.at(-1);
    const before = last?.items.at(-1);
    const isSameLine = item.kind === 'text' && before?.kind === 'text' && before.baseline === item.baseline;
    if (last && isSameLine && last.element === element) last.items.push(item);
    else runs.push({ key, element, items: [item] });
  });
  return runs;
}

const levels: Readonly<Record<string, number>> = { H1: 1, H2: 2, H3: 3 };

/** Groups of the structure tree, from a depth on. */
function nested(runs: readonly ItemRun[], elements: readonly StructureElement[], depth: number): ReactNode[] {
  const groups: { at: number; runs: ItemRun[] }[] = [];
  for (const run of runs) {
    const at = pathOf(run.element, elements)[depth] ?? -1;
    const last = groups.at(-1);
    if (last && last.at === at && at >= 0) last.runs.push(run);
    else groups.push({ at, runs: [run] });
  }
  return groups.map(({ at, runs: own }): ReactNode => {
    const role = elements[at]?.role;
    if (role === undefined) return own.map((run) => <Run key={run.key} run={run} hasLinks />);
    const key = `${depth}-${own[0]?.key}`;
    const children = nested(own, elements, depth + 1);
    const attributes = roleAttributes(elements[at]);
    return attributes ? (
      <g key={key} {...attributes}>
        {children}
      </g>
    ) : (
      children
    );
  });
}

/** SVG has no headings and lists, so groups have ARIA roles. */
function roleAttributes(element: StructureElement | undefined) {
  const level = levels[element?.role ?? ''];
  if (level !== undefined) return { role: 'heading', 'aria-level': level };
  if (element?.role === 'L') return { role: 'list' };
  if (element?.role === 'LI') return { role: 'listitem' };
  return element?.role === 'Figure' ? { role: 'img', 'aria-label': element.alt } : undefined;
}

/** The elements from below the root down to this one. */
function pathOf(element: number, elements: readonly StructureElement[]): number[] {
  const path: number[] = [];
  for (let at = element; at > 0; at = elements[at]?.parent ?? -1) path.unshift(at);
  return path;
}

interface RunProps {
  run: ItemRun;
  hasLinks: boolean;
}

const hasSameItems = ({ run: before, hasLinks }: RunProps, { run: after, ...props }: RunProps): boolean =>
  hasLinks === props.hasLinks &&
  before.items.length === after.items.length &&
  before.items.every((item, index) => item === after.items[index]);

const Run = memo(function Run({ run, hasLinks }: RunProps) {
  const [first] = run.items;
  if (!first) return null;
  if (first.kind === 'image') return <Photo item={first} />;
  if (first.kind === 'line') {
    const { x1, y1, x2, y2, color, widthPt } = first;
    return <line x1={x1} y1={y1} x2={x2} y2={y2} stroke={color} strokeWidth={widthPt} aria-hidden />;
  }
  if (first.kind === 'rectangle') {
    const { x, y, width, height, radius, color } = first;
    return <rect x={x} y={y} width={width} height={height} rx={radius} fill={color} aria-hidden />;
  }
  return (
    <text y={first.baseline}>
      {run.items.map((item) => (item.kind === 'text' ? <Words key={item.x} item={item} isLink={hasLinks} /> : null))}
    </text>
  );
}, hasSameItems);

function Words({ item, isLink }: { item: TextItem; isLink: boolean }) {
  const style: CSSProperties = { fontFamily: familyName(item.font), fontSize: item.sizePt };
  const words = (
    <tspan x={item.x} fill={item.color} style={style}>
      {item.text}
    </tspan>
  );
  if (!isLink || item.href === '') return words;
  return (
    <a href={item.href} target="_blank" rel="noreferrer">
      {words}
    </a>
  );
}

function Photo({ item }: { item: ImageItem }) {
  const { photoId, x, y, width, height, radius } = item;
  const clip = useId();
  const url = usePhotoUrl(resumePhotos, photoId);
  if (url === undefined) return null;
  return (
    <>
      <clipPath id={clip}>
        <rect x={x} y={y} width={width} height={height} rx={radius} />
      </clipPath>
      <image
        href={url}
        x={x}
        y={y}
        width={width}
        height={height}
        preserveAspectRatio="xMidYMid slice"
        clipPath={`url(#${clip})`}
      />
    </>
  );
}
