import { describe, expect, it } from 'vitest';
import {
  isMobileAgent,
  shareLink,
  shareNetworks,
  shareText,
  pictureNetwork,
  ShareMediaMissingError,
  ShareUrlMissingError,
  type ShareNetwork,
} from './share-networks';

const network = (id: ShareNetwork['id']) => shareNetworks.find((candidate) => candidate.id === id)!;
const shared = {
  url: 'https://jobs.example/jobs/list?a=1&b=2',
  text: 'Please check out Keepmark. Search & save',
  isMobile: false,
};
const linkOf = (id: ShareNetwork['id'], isMobile = false) => new URL(shareLink(network(id), { ...shared, isMobile }));

describe('share links', () => {
  it('are in the order of the specification', () => {
    expect(shareNetworks.map(({ id }) => id)).toEqual(['facebook', 'email', 'reddit', 'whatsapp', 'teams', 'x']);
  });

  it('contain the complete URL', () => {
    expect(linkOf('facebook').searchParams.get('u')).toBe(shared.url);
    expect(linkOf('reddit').searchParams.get('url')).toBe(shared.url);
    expect(linkOf('teams').searchParams.get('href')).toBe(shared.url);
    expect(linkOf('x').searchParams.get('url')).toBe(shared.url);
    expect(linkOf('email').searchParams.get('body')).toContain(shared.url);
  });

  it('encode spaces the way mail apps expect', () => {
    expect(shareLink(network('email'), shared)).not.toContain('+');
  });

  it.each([
    [true, 'api.whatsapp.com'],
    [false, 'web.whatsapp.com'],
  ])('sends a mobile agent (%s) to %s', (isMobile, host) => {
    const link = linkOf('whatsapp', isMobile);
    expect(link.host).toBe(host);
    expect(link.searchParams.get('text')).toBe(`${shared.text}:: ${shared.url}`);
  });

  it('to the network for pictures need one', () => {
    expect(() => shareLink(pictureNetwork, shared)).toThrow(ShareMediaMissingError);
    expect(() => shareLink(pictureNetwork, { ...shared, media: '' })).toThrow(ShareMediaMissingError);
    const media = 'https://jobs.example/picture.png';
    const link = new URL(shareLink(pictureNetwork, { ...shared, media }));
    expect([link.host, link.searchParams.get('media')]).toEqual(['www.pinterest.com', media]);
    expect([link.searchParams.get('url'), link.searchParams.get('description')]).toEqual([shared.url, shared.text]);
  });

  it('need a URL', () => {
    for (const each of [...shareNetworks, pictureNetwork]) {
      expect(() => shareLink(each, { ...shared, url: '' })).toThrow(ShareUrlMissingError);
    }
  });
});

it('names the site in the invitation, or says "this site"', () => {
  expect(shareText('Keepmark Jobs', 'Find work.')).toBe('Please check out Keepmark Jobs. Find work.');
  expect(shareText(undefined, 'Find work.')).toBe('Please check out this site. Find work.');
});

it.each([
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', true],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15', true],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', false],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15', false],
])('%s is mobile: %s', (agent, expected) => expect(isMobileAgent(agent)).toBe(expected));
