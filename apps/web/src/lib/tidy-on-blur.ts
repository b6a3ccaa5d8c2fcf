/** Normalizes a typed text when its field loses focus. */
export const tidyOnBlur = (
  value: string,
  tidy: (typed: string) => string,
  onTidied: (value: string) => void,
) => ({
  onBlur: () => {
    const tidied = tidy(value);
    if (tidied !== value) onTidied(tidied);
  },
});
