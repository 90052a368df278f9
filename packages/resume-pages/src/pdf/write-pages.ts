// Its types only declare the default export.
// oxlint-disable-next-line import/no-named-as-default
import PDFDocument from 'pdfkit';
import type { Fonts, FontFaceId } from '../fonts/fonts';
import type {
  ImageItem,
  LaidOutDocument,
  LineItem,
  PageItem,
  RectangleItem,
  TextItem,
} from '../layout/laid-out-document';
import { embeddedFont } from './embedded-font';

type Pdf = InstanceType<typeof PDFDocument>;
type Structure = ReturnType<Pdf['struct']>;

/** An image as pdfkit opens it. */
type Photo = ArrayBuffer;

type LinkOptions = NonNullable<Parameters<Pdf['link']>[5]> & { readonly structParent: Structure };

/** A method of pdfkit that is missing in its types. */
interface ImageOpener {
  openImage(bytes: Uint8Array): Photo;
}

/** JPEG files by photo id. Missing and unreadable photos are left out. */
export type Photos = ReadonlyMap<string, Uint8Array>;

/**
 * Writes pages as a tagged PDF, with exactly the content of the preview. Text is written in reading order; lines and
 * areas are marked as decoration.
 * @throws the signal's reason when it is aborted
 */
export async function writePages(
  laidOut: LaidOutDocument,
  fonts: Fonts,
  photos: Photos,
  signal?: AbortSignal,
): Promise<Blob> {
  const pdf = new PDFDocument({
    size: [laidOut.widthPt, laidOut.heightPt],
    margin: 0,
    autoFirstPage: false,
    // Otherwise pdfkit loads its default font.
    font: null as unknown as string,
    pdfVersion: '1.7',
    tagged: true,
    lang: laidOut.language,
    displayTitle: true,
    info: { Title: laidOut.title, Author: laidOut.author, Creator: 'Keepmark', Producer: 'Keepmark' },
  });
  const finished = collect(pdf);
  const writer = new PageWriter(pdf, laidOut, fonts, photos);
  for (const page of laidOut.pages) {
    signal?.throwIfAborted();
    pdf.addPage();
    writer.write(page.items);
    // Lets a cancel message arrive.
    await Promise.resolve();
  }
  writer.finish();
  pdf.end();
  const blob = await finished;
  signal?.throwIfAborted();
  return blob;
}

function collect(pdf: Pdf): Promise<Blob> {
  const chunks: BlobPart[] = [];
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk: BlobPart) => chunks.push(chunk));
    pdf.on('end', () => resolve(new Blob(chunks, { type: 'application/pdf' })));
    pdf.on('error', reject);
  });
}

class PageWriter {
  readonly #pdf: Pdf;
  readonly #structures = new Map<number, Structure>();
  readonly #laidOut: LaidOutDocument;
  readonly #fonts: Fonts;
  readonly #photos: Photos;
  readonly #embedded = new Map<FontFaceId, string>();

  constructor(pdf: Pdf, laidOut: LaidOutDocument, fonts: Fonts, photos: Photos) {
    this.#pdf = pdf;
    this.#laidOut = laidOut;
    this.#fonts = fonts;
    this.#photos = photos;
  }

  write(items: readonly PageItem[]): void {
    let marked: number | undefined;
    const end = () => {
      if (marked !== undefined) this.#pdf.endMarkedContent();
      marked = undefined;
    };
    for (const item of items) {
      if (item.kind === 'line' || item.kind === 'rectangle') {
        end();
        this.#decoration(item);
      } else if (item.kind === 'image') {
        end();
        this.#image(item);
      } else if (item.href === '') {
        if (marked !== item.element) {
          end();
          this.#mark(item.element);
          marked = item.element;
        }
        this.#text(item);
      } else {
        end();
        this.#link(item);
      }
    }
    end();
  }

  finish(): void {
    const root = this.#structures.get(0);
    if (!root) return;
    this.#pdf.addStructure(root);
    root.end();
  }

  /** The structure element of an item, created on first use, because pdfkit waits forever for one without content. */
  #structure(index: number): Structure {
    const known = this.#structures.get(index);
    if (known) return known;
    const element = this.#laidOut.elements[index];
    if (!element) throw new RangeError(`There is no structure element ${index}.`);
    const { role, parent, alt } = element;
    const structure = this.#pdf.struct(role, alt === undefined ? {} : { alt });
    this.#structures.set(index, structure);
    if (parent >= 0) this.#structure(parent).add(structure);
    return structure;
  }

  #mark(index: number): void {
    if (index < 0) {
      this.#pdf.markContent('Artifact', { type: 'Pagination' });
      return;
    }
    const role = this.#laidOut.elements[index]?.role ?? 'P';
    this.#structure(index).add(this.#pdf.markStructureContent(role));
  }

  #text(item: TextItem): void {
    this.#pdf
      .font(this.#font(item.font), item.sizePt)
      .fillColor(item.color)
      .text(item.text, item.x, item.baseline, { lineBreak: false, baseline: 'alphabetic' });
  }

  /** A link has its own element, with its text and the clickable area. */
  #link(item: TextItem): void {
    const link = this.#pdf.struct('Link');
    this.#structure(item.element).add(link);
    link.add(this.#pdf.markStructureContent('Link'));
    this.#text(item);
    this.#pdf.endMarkedContent();
    const top = item.baseline - item.sizePt * 0.95;
    const options: LinkOptions = {
      structParent: link,
      // pdfkit treats a plain string as a name.
      Contents: new String(item.text.trim()) as string,
    };
    this.#pdf.link(item.x, top, item.width, item.sizePt * 1.25, item.href, options);
    // pdfkit adds annotations to the current page, so this one can't wait.
    link.end();
  }

  #decoration(item: LineItem | RectangleItem): void {
    this.#pdf.markContent('Artifact', { type: 'Layout' });
    if (item.kind === 'line') {
      this.#pdf.moveTo(item.x1, item.y1).lineTo(item.x2, item.y2).lineWidth(item.widthPt).stroke(item.color);
    } else this.#pdf.roundedRect(item.x, item.y, item.width, item.height, item.radius).fill(item.color);
    this.#pdf.endMarkedContent();
  }

  #image(item: ImageItem): void {
    const photo = this.#photo(item.photoId);
    if (!photo) return;
    const { x, y, width, height, radius } = item;
    this.#mark(item.element);
    this.#pdf.save().roundedRect(x, y, width, height, radius).clip();
    this.#pdf.image(photo, x, y, {
      cover: [width, height],
      align: 'center',
      valign: 'center',
    });
    this.#pdf.restore();
    this.#pdf.endMarkedContent();
  }

  #photo(id: string): Photo | undefined {
    const bytes = this.#photos.get(id);
    if (!bytes || bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined;
    try {
      return (this.#pdf as unknown as ImageOpener).openImage(bytes);
    } catch {
      return undefined;
    }
  }

  #font(id: FontFaceId): string {
    if (!this.#embedded.has(id)) {
      this.#pdf.registerFont(id, embeddedFont(this.#fonts.face(id)) as unknown as ArrayBuffer);
      this.#embedded.set(id, id);
    }
    return id;
  }
}
