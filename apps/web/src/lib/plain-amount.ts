/** Digits in groups, the last one of three as in `32,50,000` and `3,250,000`, so that `92,50` stays as it is. */
const GROUPED = /^\d{1,3}(,\d{2,3})*,\d{3}(\.\d*)?$/;

/** An amount without separators for readability; anything else stays as typed. */
export function plainAmount(typed: string): string {
  const closed = typed.replaceAll(/\s/g, '');
  if (GROUPED.test(closed)) return closed.replaceAll(',', '');
  return /^\d+(\.\d*)?$/.test(closed) ? closed : typed;
}
