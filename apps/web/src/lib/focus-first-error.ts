/** Moves the focus to the first field of a form that says it is wrong, once it has been drawn as such. */
export function focusFirstError(form: HTMLElement | null) {
  requestAnimationFrame(() => {
    const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-faulty]');
    // A group cannot hold the focus itself; its first choice, or its button, can.
    const isGroup = wrong?.matches('[role="radiogroup"], [data-faulty]');
    const field = isGroup ? wrong?.querySelector<HTMLElement>('[type="radio"], button') : wrong;
    field?.focus();
  });
}
