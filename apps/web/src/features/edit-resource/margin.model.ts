/** The margin of a rate: an amount with two decimal places, and its share of the bill rate in percent, likewise. */
export type Margin = { amount: string; percent: string };

/**
 * The margin between two typed rates, exact to the cent, negative if more is paid than billed; the share is rounded
 * half away from zero. Null until both are valid; the share is empty if nothing is billed.
 */
export function getMargin(billRate: string, payRate: string): Margin | null {
  const [bill, pay] = [centsIn(billRate), centsIn(payRate)];
  if (bill === null || pay === null) return null;
  const margin = bill - pay;
  return { amount: toDecimal(margin), percent: bill === 0n ? '' : toDecimal(share(margin * 10_000n, bill)) };
}

function centsIn(text: string): bigint | null {
  const [, units, fraction = ''] = /^(\d{1,13})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  return units === undefined ? null : BigInt(units) * 100n + BigInt(fraction.padEnd(2, '0'));
}

function toDecimal(cents: bigint): string {
  const digits = (cents < 0n ? -cents : cents).toString().padStart(3, '0');
  return `${cents < 0n ? '−' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function share(part: bigint, whole: bigint): bigint {
  const half = part < 0n ? -whole : whole;
  return (2n * part + half) / (2n * whole);
}
