import { Button, FileButton } from '@mantine/core';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { KeepmarkTheme } from './KeepmarkTheme';

test('a file can be chosen again', async () => {
  const onChange = vi.fn<(file: File | null) => void>();
  const { container } = render(
    <KeepmarkTheme>
      <FileButton onChange={onChange}>{(props) => <Button {...props}>Choose file</Button>}</FileButton>
    </KeepmarkTheme>,
  );
  const input = container.querySelector<HTMLInputElement>('input[type=file]') ?? document.createElement('input');
  const file = new File(['x'], 'photo.jpg');
  await userEvent.upload(input, file);
  await userEvent.upload(input, file);
  expect(onChange).toHaveBeenCalledTimes(2);
});
