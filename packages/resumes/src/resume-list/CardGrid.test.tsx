import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CardGrid } from './CardGrid';

it('draws only the cards on the screen of 20,000', () => {
  const items = Array.from({ length: 20_000 }, (_, at) => `Card ${at}`);
  render(
    <CardGrid label="Cards" items={items} itemKey={(item) => item}>
      {(item) => <article>{item}</article>}
    </CardGrid>,
  );
  expect(screen.getByText('Card 0')).toBeTruthy();
  expect(screen.getAllByRole('article').length).toBeLessThan(40);
});
