/** The breakpoints: sheets use them as `@media (--phone)`, components by these names. */
export const WIDTHS = {
  phone: '(width < 700px)',
  notPhone: '(width >= 700px)',
  oneColumn: '(width < 1100px)',
  columns: '(width >= 1100px)',
  low: '(width >= 1100px) and (height < 800px)',
} as const;
