import userEvent from '@testing-library/user-event';

/** Puts a text in at once: each keystroke draws a form again, which takes jsdom long. Masks, searches and keys are typed. */
export async function write(field: HTMLElement, text: string) {
  await userEvent.click(field);
  await userEvent.paste(text);
}
