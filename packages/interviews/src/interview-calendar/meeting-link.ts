import type ICAL from 'ical.js';
import type { InterviewType } from '../interview-vocabulary';

const meetingHosts =
  /zoom\.us|zoomgov\.com|teams\.(?:microsoft|live)|meet\.google|hangouts\.google|webex|whereby|goto(?:meet|meeting)|meet\.goto|chime\.aws|bluejeans|hirevue|meet\.jit\.si|8x8\.vc|join\.skype|meet\.lync|ringcentral|livestorm|bigbluebutton|karat\.io|sparkhire|willo\.video|around\.co|daily\.co|meet\.[\w-]+\.[a-z]|facetime\.apple/i;

/** Properties that hold nothing but the link of a meeting. */
const meetingProperties = [
  'x-google-conference',
  'x-google-hangout',
  'x-microsoft-skypeteamsmeetingurl',
  'x-microsoft-onlinemeetingconflink',
  'x-microsoft-onlinemeetingexternallink',
  'x-zoom-meeting-url',
  'x-conference-url',
] as const;

/** The link of an event, and whether it opens a video meeting. */
export interface EventLink {
  readonly url: string;
  readonly isMeeting: boolean;
  /** Whether the event has a number to dial instead of a link. */
  readonly isPhone: boolean;
}

/** The web links in a text, without what ends its sentence. */
const linksIn = (text: string): string[] =>
  (text.match(/https?:\/\/[^\s<>"'\])]+/gi) ?? []).map((link) =>
    link.replaceAll('&amp;', '&').replace(/[.,;:!?]+$/, ''),
  );

const valueOf = (event: ICAL.Component, name: string) => String(event.getFirstPropertyValue(name) ?? '').trim();

/** The link of a video meeting or, without one, the event's own link, or the first one in its location. */
export function linkOf(event: ICAL.Component, isOwnExport: boolean): EventLink {
  const conferences = event.getAllProperties('conference').map((property) => ({
    value: String(property.getFirstValue() ?? '').trim(),
    isPhone: /^tel:/i.test(String(property.getFirstValue() ?? '').trim()),
    isVideo: /video|screen/i.test(String(property.getParameter('feature') ?? '')),
  }));
  const joined = conferences
    .filter(({ isPhone }) => !isPhone)
    .toSorted((a, b) => Number(b.isVideo) - Number(a.isVideo));
  const [meeting] = [
    ...joined.map(({ value }) => value),
    ...meetingProperties.map((name) => valueOf(event, name)),
  ].flatMap(linksIn);
  if (meeting !== undefined) return { url: meeting, isMeeting: true, isPhone: false };
  const [url, location] = [linksIn(valueOf(event, 'url'))[0], linksIn(valueOf(event, 'location'))];
  const texts = [valueOf(event, 'description'), valueOf(event, 'x-alt-desc')].flatMap(linksIn);
  const own = url ?? location[0] ?? '';
  const found = isOwnExport ? own : ([url ?? '', ...location, ...texts].find((link) => meetingHosts.test(link)) ?? own);
  return { url: found, isMeeting: meetingHosts.test(found), isPhone: conferences.some(({ isPhone }) => isPhone) };
}

/** The type of an interview, from its link, place and title. */
export function typeOf({ url, isMeeting, isPhone }: EventLink, location: string, summary: string): InterviewType {
  if (isMeeting || /\bvideo\b/i.test(`${location} ${summary}`)) return 'Video';
  const place = location.replace(url, '').trim();
  const saysPhone = /\b(?:phone|call|tel)\b/i.test(`${place} ${summary}`) || /^\+?[\d\s().-]{7,}$/.test(place);
  if (isPhone || saysPhone || place === '') return url === '' || isPhone ? 'Phone' : 'Video';
  return 'On-Site';
}
