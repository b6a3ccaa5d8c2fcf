/** How numbers are grouped: as in English of the country whose customs the organization follows. */
let format = new Intl.NumberFormat('en-IN');

/** Writes all numbers from now on as people in this country do (ISO 3166-1); called once the user is known. */
export function writeNumbersAs(country: string) {
  const [locale = 'en-GB'] = Intl.NumberFormat.supportedLocalesOf(`en-${country}`);
  format = new Intl.NumberFormat(locale);
}

/** 'INR 18,50,000.50' of a decimal text, every digit as it was given; empty where no amount is. */
export function amountText(amount: string, currency: string): string {
  if (!amount) return '';
  const [whole = '', cents] = amount.split('.');
  const point = format.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  const figure = format.format(BigInt(whole)) + (cents ? point + cents : '');
  return [currency, figure].filter(Boolean).join(' ');
}
