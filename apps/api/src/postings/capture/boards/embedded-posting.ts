/** What a page says of a posting that a recruiting service shows inside it. */
export interface EmbeddedPostings {
  /** Where the service may have it, the likeliest first: "https://boards.greenhouse.io/acme/jobs/127". */
  readonly addresses: readonly string[];
  /** Whether the service's script writes the posting into the page, which says nothing of it itself. */
  readonly isShell: boolean;
}

type Service = 'greenhouse' | 'lever' | 'ashby';

/** A board, or one posting on it, as a page mentions it. */
interface Mention {
  readonly service: Service;
  /** Whether the service's European hosts have it. */
  readonly european: boolean;
  /** Its name in a path, percent-encoded; empty in a form that names only its job. */
  readonly board: string;
  /** Empty for the board itself. */
  readonly id: string;
  readonly isScript: boolean;
  /** Whether it is where one applies: a form, or a link to it. */
  readonly isForm: boolean;
}

const maxMentions = 300;
const maxTried = 3000;
const maxAddresses = 3;
// Each match starts at a host, so a page is read once.
const hosts =
  /(?<![\w.-])(?:(?:job-)?boards(?:-api)?(?:\.eu)?\.greenhouse\.io|(?:jobs|api)(?:\.eu)?\.lever\.co|(?:jobs|api)\.ashbyhq\.com)\\?\/[^\s"'<>]{1,400}/gi;
/** Names of a board that are the service's own paths. */
const ownPaths = new Set([
  'embed',
  'v0',
  'v1',
  'assets',
  'packs',
  'users',
  'api',
  'posting-api',
  'static',
  'favicon.ico',
]);
const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i;

/**
 * The postings that a page of a company embeds: by the script or the frame of the service and the id in the page's
 * address, or by its only link to apply. A board knows only its own jobs, so asking another one finds nothing.
 */
export function embeddedPostings(html: string, pageUrl: string): EmbeddedPostings {
  const mentions: Mention[] = [];
  let tried = 0;
  for (const [text] of html.matchAll(hosts)) {
    if (mentions.length >= maxMentions || tried >= maxTried) break;
    tried += 1;
    const mention = mentionIn(text);
    if (mention) mentions.push(mention);
  }
  if (mentions.length === 0) return { addresses: [], isShell: false };
  const { named, inPath } = idsIn(pageUrl, html);
  const ids = new Set([...named, ...inPath]);
  const scripts = mentions.filter(({ isScript }) => isScript);
  const found = [
    ...mentions.filter(({ board, id }) => board !== '' && ids.has(id)),
    ...named.flatMap((id) => boardsFor(id, mentions)),
    ...inPath.flatMap((id) => boardsFor(id, scripts)),
    ...onlyForm(mentions),
  ];
  const addresses = [...new Set(found.map(addressOf))].slice(0, maxAddresses);
  return { addresses, isShell: named.length > 0 && addresses.length > 0 && scripts.length > 0 };
}

/** Of what stands for "&" and "/" in an address, in attributes and in JSON. */
const escapedMarks: readonly (readonly [RegExp, string])[] = [
  [/&(?:amp|#0{0,3}38|#x0{0,3}26);|\\u0026/gi, '&'],
  [/\\\//g, '/'],
];

function mentionIn(text: string): Mention | undefined {
  const address = escapedMarks.reduce((plain, [mark, sign]) => plain.replaceAll(mark, sign), `https://${text}`);
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const service = (['greenhouse', 'lever', 'ashby'] as const).find((name) => url.hostname.includes(name));
  if (!service) return undefined;
  const own = service === 'greenhouse' ? greenhouseMention(url) : pathMention(url);
  const { board } = own;
  const isBoard = /^(?:[\w.-]|%20){1,100}$/.test(board) && !/^\.+$/.test(board) && !ownPaths.has(board);
  if (!isBoard && !(board === '' && own.id !== '')) return undefined;
  return { service, european: url.hostname.includes('.eu.'), ...own };
}

type OwnMention = Omit<Mention, 'service' | 'european'>;

function greenhouseMention({ pathname, searchParams, hash }: URL): OwnMention {
  if (pathname.startsWith('/embed/')) {
    const token = searchParams.get('token') ?? searchParams.get('gh_jid') ?? '';
    const id = /^\d{1,15}$/.test(token) ? token : '';
    const isScript = /\bjs$/.test(pathname) || pathname.startsWith('/embed/job_board');
    return { board: searchParams.get('for') ?? '', id, isScript, isForm: id !== '' && !isScript };
  }
  const [, board = '', id = ''] = /^\/(?:v1\/boards\/)?([^/]+)(?:\/jobs\/(\d{1,15})\b)?/.exec(pathname) ?? [];
  return { board, id, isScript: false, isForm: hash === '#app' };
}

/** Lever and Ashby write the board and the job into the path. */
function pathMention({ pathname }: URL): OwnMention {
  const [, board = '', rest = ''] =
    /^\/(?:v0\/postings\/|posting-api\/job-board\/)?([^/]+)(?:\/([^?]*))?/.exec(pathname) ?? [];
  const [id = ''] = uuid.exec(rest) ?? [];
  return {
    board,
    id: id.toLowerCase(),
    isScript: rest.startsWith('embed'),
    isForm: id !== '' && /\/(?:apply|application)\b/.test(rest),
  };
}

/** The ids of jobs in the address of a page, or in the call that loads one: those that services name, and what else may be one. */
function idsIn(pageUrl: string, html: string): { named: readonly string[]; inPath: readonly string[] } {
  const address = pageUrl.slice(0, 2048);
  const [, greenhouse] = /[?&#]gh_jid=(\d{1,15})(?![^&#])/.exec(address) ?? [];
  const [, ashby] = new RegExp(`[?&#]ashby_jid=(${uuid.source})(?![^&#])`, 'i').exec(address) ?? [];
  const [, loaded] = /\bGrnhse\.Iframe\.load\(\s{0,9}["']?(\d{1,15})\b/.exec(html) ?? [];
  const named = [greenhouse ?? loaded, ashby?.toLowerCase()].filter((id) => id !== undefined);
  const { pathname = '', search = '' } = URL.canParse(address) ? new URL(address) : {};
  const [inAddress] = uuid.exec(pathname + search) ?? [];
  // Shorter numbers are years and pages.
  const numbers = pathname.match(/(?<=[/-])\d{6,15}(?=$|[/-])/g) ?? [];
  return { named, inPath: named.length > 0 ? [] : [...(inAddress ? [inAddress.toLowerCase()] : []), ...numbers] };
}

/** A job on each board that could have it. */
const boardsFor = (id: string, mentions: readonly Mention[]): Mention[] =>
  mentions
    .filter(({ service, board }) => board !== '' && (service === 'greenhouse') === /^\d+$/.test(id))
    .toSorted((left, right) => Number(right.isScript) - Number(left.isScript))
    .map((mention) => withId(mention, id));

const withId = (mention: Mention, id: string): Mention => ({ ...mention, id });

/** The job whose form is in the page, or that its link to apply leads to, if it is the only one. */
function onlyForm(mentions: readonly Mention[]): Mention[] {
  const forms = mentions.filter(({ isForm }) => isForm);
  const [form] = forms;
  if (!form || new Set(forms.map(({ id }) => id)).size > 1) return [];
  const complete = forms.find(({ board }) => board !== '');
  return complete ? [complete] : boardsFor(form.id, mentions);
}

function addressOf({ service, european, board, id }: Mention): string {
  const eu = european ? '.eu' : '';
  if (service === 'greenhouse') return `https://boards${eu}.greenhouse.io/${board}/jobs/${id}`;
  return service === 'lever' ? `https://jobs${eu}.lever.co/${board}/${id}` : `https://jobs.ashbyhq.com/${board}/${id}`;
}
