import userEvent from '@testing-library/user-event';

/** Sets a text at once: each keystroke re-renders a form, which is slow in jsdom. Masks, searches and keys are typed. */
export async function write(field: HTMLElement, text: string) {
  await userEvent.click(field);
  await userEvent.paste(text);
}
