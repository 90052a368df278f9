import { expect, it } from 'vitest';
import { sourceCell, sourceLine } from '../testing/source-lines';
import { readFurther } from './read-further';

const name = (text: string, hadNoRoom = false) =>
  sourceLine([sourceCell(text, 40, true)], { style: 'Sans-Bold 9', hadNoRoom });
const issuer = (text: string, hadNoRoom = false) => sourceLine([sourceCell(text, 40)], { style: 'Sans 8', hadNoRoom });

it('reads certificates above their issuers, where either is wrapped', () => {
  const lines = [
    name('OSHA 10-Hour General'),
    name('Industry', true),
    issuer('OSHA'),
    name('CCRN'),
    issuer('American Association of'),
    issuer('Nurses', true),
  ];
  expect(readFurther('certifications', lines).entries).toMatchObject([
    { title: 'OSHA 10-Hour General Industry', organization: 'OSHA' },
    { title: 'CCRN', organization: 'American Association of Nurses' },
  ]);
});

it('reads one certificate above its issuer', () => {
  expect(readFurther('certifications', [name('Notary Public'), issuer('State of Illinois')]).entries).toMatchObject([
    { title: 'Notary Public', organization: 'State of Illinois' },
  ]);
});
