import { focusFirstError } from '#lib/focus-first-error.ts';

type Form = { validate: () => { hasErrors: boolean } };

/** Whether all that was filled in may be sent; shows what may not, and leads to it. */
export function isRight(form: Form, root: HTMLElement | null): boolean {
  const { hasErrors } = form.validate();
  if (hasErrors) focusFirstError(root);
  return !hasErrors;
}
