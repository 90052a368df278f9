import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Section } from './Section';

const show = (section: React.ReactNode) => render(<MantineProvider>{section}</MantineProvider>);

it('is named by its heading', () => {
  show(
    <Section title="Contacts" actions={<button type="button">Add contact</button>}>
      No contacts yet
    </Section>,
  );
  expect(screen.getByRole('region', { name: 'Contacts' }).textContent).toBe('ContactsAdd contactNo contacts yet');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Contacts');
});

it('has another name where its heading says too little', () => {
  show(
    <Section title="Rounds" label="Interviews for this job">
      None
    </Section>,
  );
  expect(screen.getByRole('region', { name: 'Interviews for this job' })).toBeTruthy();
});
