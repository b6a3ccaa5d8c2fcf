import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

type User = ReturnType<typeof userEvent.setup>;

export const nameField = () => screen.findByRole('textbox', { name: 'Candidate name' }, { timeout: 10_000 });

export async function fill(user: User, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

/** Fills in a complete meeting: Meera, Sofia on the panel, 26/11/2030 15:00 for an hour. */
export async function fillMeeting() {
  const user = userEvent.setup();
  await fill(user, await nameField(), 'Meera Krishnan');
  await fill(user, screen.getByRole('textbox', { name: 'Email' }), 'meera@mail.example');
  await user.click(screen.getByRole('combobox', { name: 'Add a panelist' }));
  await user.click(await screen.findByRole('option', { name: /Sofia Lindqvist/, hidden: true }));
  await fill(user, screen.getByPlaceholderText('DD/MM/YYYY'), '26/11/2030');
  await fill(user, screen.getByRole('textbox', { name: 'Start' }), '15');
  await user.tab();
  return user;
}
