/** Writes a typed text in its one form as soon as its field is left. */
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
