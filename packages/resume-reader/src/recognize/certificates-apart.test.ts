import { describe, expect, it } from 'vitest';
import { textLines } from '../text/read-text';
import { sourceCell, sourceLine } from '../testing/source-lines';
import { withCertificatesApart } from './certificates-apart';

const read = (heading: string, text: string) =>
  withCertificatesApart([{ meaning: 'education', heading, lines: textLines(text) }]).map(({ meaning, lines }) => [
    meaning,
    lines.map(({ cells }) => cells[0]?.text),
  ]);

describe('certificates after studies', () => {
  it('are a section of their own', () => {
    const text = 'BA, History, Tallgrass University\n- Certified Arborist, 2021\n- Chainsaw safety, 2019';
    expect(read('Education & Certifications', text)).toEqual([
      ['education', ['BA, History, Tallgrass University']],
      ['certifications', ['Certified Arborist, 2021', 'Chainsaw safety, 2019']],
    ]);
  });

  it('are known by their dates when they look different from the studies', () => {
    const lines = [
      sourceLine([sourceCell('BA, History, Tallgrass University, 2010')], { style: 'Sans-Bold 10' }),
      sourceLine([sourceCell('OSHA 30-Hour, 2006')]),
    ];
    const [, certificates] = withCertificatesApart([
      { meaning: 'education', heading: 'Education & Credentials', lines },
    ]);
    expect(certificates).toMatchObject({ meaning: 'certifications', lines: [lines[1]] });
  });

  it('stay studies when they have a school, and when the heading names only studies', () => {
    const certificate = 'Certificate in Human Resources, Portland Metro College\n- Thesis on wages';
    expect(read('Education & Certification', certificate)).toHaveLength(1);
    expect(read('Education', 'BA, Tallgrass University\n- Training as a tutor')).toHaveLength(1);
  });
});
