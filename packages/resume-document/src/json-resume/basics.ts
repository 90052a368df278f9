import type { JsonObject, JsonValue, ResumeDocument, ResumeLink } from '../resume-document';
import { completeAddress } from '../addresses';
import { isJsonObject, own, sameJson, textOf, withoutEmpty } from './json-value';
import { type Part, textPart } from './part';

export type BasicsFields = Pick<
  ResumeDocument,
  'name' | 'headline' | 'phone' | 'email' | 'location' | 'links' | 'summary'
>;

const locationText = (value: JsonValue | undefined): string => {
  if (!isJsonObject(value)) return textOf(value).trim();
  const [city, region, country, address] = ['city', 'region', 'countryCode', 'address'].map((key) =>
    textOf(own(value, key)).trim(),
  );
  const places = [city, region, city && region ? '' : country].filter(Boolean);
  return places.length > 0 ? places.join(', ') : (address ?? '');
};

/** A location in one line. The street and the postal code stay in the extras, since few résumés show them. */
const locationPart: Part<BasicsFields> = {
  keys: ['location'],
  read: (object) => ({ location: locationText(own(object, 'location')) }),
  write: ({ location }): JsonObject => {
    if (location === '') return {};
    const [city = '', ...region] = location.split(', ');
    const split = withoutEmpty({ city, region: region.join(', ') });
    return { location: locationText(split) === location ? split : { address: location } };
  },
};

const hosts: Readonly<Record<string, string>> = {
  github: 'https://github.com/',
  linkedin: 'https://www.linkedin.com/in/',
  twitter: 'https://x.com/',
  x: 'https://x.com/',
};

function profileLink(profile: JsonValue): ResumeLink {
  if (!isJsonObject(profile)) return { label: '', url: completeAddress(textOf(profile)) };
  const [network = '', username = '', url = ''] = ['network', 'username', 'url'].map((key) =>
    textOf(own(profile, key)).trim(),
  );
  if (url !== '') return { label: network, url: completeAddress(url) };
  const host = hosts[network.toLowerCase()];
  if (host && username) return { label: network, url: host + username };
  return { label: [network, username].filter(Boolean).join(': '), url: '' };
}

const listed = (value: JsonValue | undefined): readonly JsonValue[] => (Array.isArray(value) ? value : []);

/** The person's website (`url`) and profiles. An unchanged profile keeps its user name and other fields. */
const linksPart: Part<BasicsFields> = {
  keys: ['url', 'website', 'profiles'],
  read: (object) => {
    const page = completeAddress(textOf(own(object, 'url')) || textOf(own(object, 'website')));
    const links = [...(page ? [{ label: '', url: page }] : []), ...listed(own(object, 'profiles')).map(profileLink)];
    return { links: links.filter(({ label, url }) => label !== '' || url !== '') };
  },
  write: ({ links }, stored) => {
    const [first, ...others] = links;
    const page = first?.label === '' ? first.url : '';
    const profiles = (page ? others : links).map(
      (link): JsonValue =>
        listed(own(stored, 'profiles')).find((profile) => sameJson({ ...profileLink(profile) }, { ...link })) ??
        withoutEmpty({ network: link.label, url: link.url }),
    );
    return withoutEmpty({ url: page, profiles });
  },
};

export const basicsParts: readonly Part<BasicsFields>[] = [
  textPart<BasicsFields>('name', 'name'),
  textPart<BasicsFields>('headline', 'label'),
  textPart<BasicsFields>('email', 'email'),
  textPart<BasicsFields>('phone', 'phone'),
  textPart<BasicsFields>('summary', 'summary'),
  locationPart,
  linksPart,
];

export const basicsObject = (value: JsonValue | undefined): JsonObject => (isJsonObject(value) ? value : {});
