/** Moves the focus to the first field of a form that says it is wrong, once it has been drawn as such. */
export function focusFirstError(form: HTMLElement | null) {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
