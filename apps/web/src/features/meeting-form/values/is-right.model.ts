import { focusFirstError } from '#lib/focus-first-error.ts';

type Form = { validate: () => { hasErrors: boolean } };

/** Whether everything filled in may be sent; if not, shows the errors and moves the focus there. */
export function isRight(form: Form, root: HTMLElement | null): boolean {
  const { hasErrors } = form.validate();
  if (hasErrors) focusFirstError(root);
  return !hasErrors;
}
