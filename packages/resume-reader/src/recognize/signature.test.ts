import { expect, it } from 'vitest';
import { entriesOf } from '@keepmark/resume-document';
import { textLines } from '../text/read-text';
import { recognize } from './recognize';
import { withoutSignature } from './signature';

it('keeps the place, day and name of a signature out of the last section', () => {
  const { document, unplaced } = recognize(
    textLines('Rike Sander\n\nInteressen\n\nRudern, Imkerei\n\nKassel, 12.01.2025\nRike Sander'),
  );
  expect(document.sections.map((section) => entriesOf(section))).toMatchObject([
    [{ title: 'Rudern' }, { title: 'Imkerei' }],
  ]);
  expect(unplaced).toEqual(['Kassel, 12.01.2025', 'Rike Sander']);
});

it('leaves a date above other text alone', () => {
  const lines = textLines('Ana Ruiz\n\nTalks\n\nMadrid, 3 marzo 2021\nOpening lecture');
  expect(withoutSignature(lines)).toEqual({ lines, signature: [] });
});

it('keeps the consent to keep data out of the last section', () => {
  const text = 'Nina Sarti\n\nInteressi\n\nVela, Cucina\n';
  for (const consent of [
    'Autorizzo il trattamento dei miei dati personali ai sensi del GDPR.',
    'Wyrażam zgodę na przetwarzanie moich danych osobowych.',
  ]) {
    const { document, unplaced } = recognize(textLines(`${text}\n${consent}\n\nPavia, 4 maggio 2025\tNina Sarti`));
    expect(document.sections.map((section) => entriesOf(section))).toMatchObject([
      [{ title: 'Vela' }, { title: 'Cucina' }],
    ]);
    expect(unplaced).toEqual([consent, 'Pavia, 4 maggio 2025  Nina Sarti']);
  }
});
