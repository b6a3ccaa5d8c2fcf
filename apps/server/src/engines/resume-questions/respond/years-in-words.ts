/** '1 year', '7.5 years', and 'less than 1 year', which resumes state as 0. */
export const yearsInWords = (years: number): string =>
  years < 1 ? 'less than 1 year' : `${years} ${years === 1 ? 'year' : 'years'}`;
