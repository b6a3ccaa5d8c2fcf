/** Moves the focus to a form's first invalid field, once it has been rendered as such. */
export function focusFirstError(form: HTMLElement | null) {
  requestAnimationFrame(() => {
    const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-faulty]');
    // A group cannot get the focus itself; its first choice or button can.
    const isGroup = wrong?.matches('[role="radiogroup"], [data-faulty]');
    const field = isGroup ? wrong?.querySelector<HTMLElement>('[type="radio"], button') : wrong;
    field?.focus();
  });
}
