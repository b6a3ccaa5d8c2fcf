/** What remains of a rate: money as decimal text with two places, and its percentage likewise. */
export type Margin = { amount: string; percent: string };

/**
 * The margin between bill rate and pay rate, exact to the cent, negative if pay is higher. The percentage is of the
 * bill rate, rounded half away from zero. Both are empty until both rates are known, the percentage also if the bill
 * rate is zero.
 */
export function computeMargin(billRate: string | null, payRate: string | null): Margin {
  const [bill, pay] = [toCents(billRate), toCents(payRate)];
  if (bill === null || pay === null) return { amount: '', percent: '' };
  const margin = bill - pay;
  return { amount: toDecimal(margin), percent: bill === 0n ? '' : toDecimal(divide(margin * 10_000n, bill)) };
}

/** The cents of a decimal text such as `92.5`; null if it is empty. Throws for anything else. */
export function toCents(text: string | null): bigint | null {
  if (text === null || text === '') return null;
  const [, sign, units, fraction = ''] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (units === undefined) throw new Error('This is not an amount of money.');
  const cents = BigInt(units) * 100n + BigInt(fraction.padEnd(2, '0'));
  return sign ? -cents : cents;
}

/** An amount as stored, with two places: `92.5` becomes `92.50`; an empty text stays empty. */
export function toAmount(text: string): string {
  const cents = toCents(text);
  return cents === null ? '' : toDecimal(cents);
}

function toDecimal(cents: bigint): string {
  const digits = (cents < 0n ? -cents : cents).toString().padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Rounds half away from zero; the divisor must be positive. */
function divide(dividend: bigint, divisor: bigint): bigint {
  const half = dividend < 0n ? -divisor : divisor;
  return (2n * dividend + half) / (2n * divisor);
}
