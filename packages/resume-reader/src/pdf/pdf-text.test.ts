import { expect, it } from 'vitest';
import { withPrivateLetters } from './pdf-text';

it('reads small capitals and old-style figures of a private area as letters and digits', () => {
  expect(withPrivateLetters('E\uF764\uF775\uF763\uF761\uF774\uF769\uF76F\uF76E \uF732\uF730\uF731\uF739')).toBe(
    'Education 2019',
  );
  expect(withPrivateLetters('R\uF7E9\uF773\uF775\uF76D\uF7E9')).toBe('Résumé');
});

it('leaves icons alone', () => {
  expect(withPrivateLetters('\uF0E0 \uE001')).toBe('\uF0E0 \uE001');
});
