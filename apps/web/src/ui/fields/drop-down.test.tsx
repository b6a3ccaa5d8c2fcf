import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { ChecklistFilter } from './checklist-filter.tsx';

const WORDS = { A: 'Early', B: 'Late' };

function Filter() {
  const [chosen, setChosen] = useState<('A' | 'B')[]>([]);
  return (
    <ChecklistFilter label="Hours" choices={['A', 'B']} words={WORDS} chosen={chosen} onChange={setChosen} />
  );
}

test('a dropdown belongs to the button rendered before it, which announces it and gets the focus back', async () => {
  // Without layout the UI kit treats every button as scrolled away.
  render(
    <MantineProvider env="test">
      <Filter />
    </MantineProvider>,
  );
  const button = screen.getByRole('button', { name: 'Hours' });
  expect(button.getAttribute('aria-haspopup')).toBe('dialog');
  expect(button.getAttribute('aria-expanded')).toBe('false');

  await userEvent.click(button);
  const dropped = await screen.findByRole('dialog', { name: 'Hours' });
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(button.getAttribute('aria-controls')).toBe(dropped.id);

  await userEvent.click(await screen.findByRole('checkbox', { name: 'Late' }));
  expect(button.textContent).toBe('Hours: Late');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button));

  await userEvent.click(button);
  await screen.findByRole('dialog');
  await userEvent.click(button);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
