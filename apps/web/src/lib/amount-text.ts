/** The number format: English, as written in the country of the organization. */
let format = new Intl.NumberFormat('en-IN');

/** Formats all numbers from now on as in this country (ISO 3166-1); called once the user is known. */
export function writeNumbersAs(country: string) {
  const [locale = 'en-GB'] = Intl.NumberFormat.supportedLocalesOf(`en-${country}`);
  format = new Intl.NumberFormat(locale);
}

/** 'INR 18,50,000.50' from a decimal text, every digit as given; empty if there is no amount. */
export function amountText(amount: string, currency: string): string {
  if (!amount) return '';
  const [whole = '', cents] = amount.split('.');
  const point = format.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  const figure = format.format(BigInt(whole)) + (cents ? point + cents : '');
  return [currency, figure].filter(Boolean).join(' ');
}
