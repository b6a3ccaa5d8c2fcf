/** Moves the focus to the first field of a form that says it is wrong, once it has been drawn as such. */
export function focusFirstError(form: HTMLElement | null) {
  requestAnimationFrame(() => {
    const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // A group cannot hold the focus itself; its first choice can.
    const field = wrong?.matches('[role="radiogroup"]') ? wrong.querySelector<HTMLElement>('input') : wrong;
    field?.focus();
  });
}
