import type { FilledJob } from '@slotwise/contract/deepgaze/job-file.schema';

export type Budget = Pick<FilledJob, 'budgetMin' | 'budgetMax' | 'currency' | 'rateUnit'>;

const AMOUNT =
  /(?<![\d.,])(\d[\d,.]{0,15})\s?(k|mn?|million|l|lpa|lakhs?|lacs?|cr|crores?)?(?![\d\p{L}]|\s?%)/giu;
/** The text between the two ends of a range: '45k – £55k', '40,000 GBP to 50,000'. */
const BETWEEN = /^[\p{L}\s.$£€₹¥]{0,12}(?:[-–—]|\bto\b|\band\b)[\p{L}\s.$£€₹¥]{0,6}$/iu;
const THOUSANDS = { k: 1e3, m: 1e6, l: 1e5, c: 1e7 } as const;
const LARGEST = 1e13;
/** A number this large is money even if nothing next to it says so. */
const MONEY = 1000;

const AT_MOST = /\b(?:up ?to|max(?:imum)?|at most|(?:no|not) more than|under|below)\b|[<≤]/i;
const AT_LEAST = /\b(?:from|min(?:imum)?|at least|more than|over|above|start(?:s|ing)?)\b|[>≥]/i;
const OR_MORE = /^(?:\+|\s(?:(?:and|or) (?:above|more|over|up)|onwards|upwards)\b)/i;

const CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
const CURRENCY_WORDS = [
  [/\brs\b|\brupees?\b|\blakhs?\b|\blacs?\b|\blpa\b|\bcrores?\b|\d\s?(?:lpa|lakhs?|lacs?|crores?)\b/i, 'INR'],
  [/\bpounds?\b/i, 'GBP'],
  [/\beuros?\b/i, 'EUR'],
  [/\bdollars?\b/i, '$'],
] as const;

const every = (unit: string) => String.raw`(?:\bper|\ban?|/)\s?(?:${unit})\b`;
/** Words for what an amount is paid per; the first match counts. */
const UNITS = [
  ['HOUR', new RegExp(String.raw`${every('hour|hr|h')}|\bhourly\b`, 'i')],
  ['DAY', new RegExp(String.raw`${every('day')}|\bdaily\b|\bday rate\b`, 'i')],
  ['MONTH', new RegExp(String.raw`${every('month|mo')}|(?<!paid )\bmonthly\b|\bpcm\b`, 'i')],
  [
    'YEAR',
    new RegExp(String.raw`${every('year|yr|annum')}|\bannual(?:ly)?\b|\byearly\b|\bp\.?a\b|\d\s?lpa\b`, 'i'),
  ],
  ['FIXED', /\bfixed (?:price|fee)\b|\blump sum\b/i],
  ['YEAR', /\b(?:salary|ctc|package)\b/i],
] as const;

/** A number in English, Indian or Continental notation; NaN for anything else. */
function parseFigure(written: string): number {
  const digits = written.replace(/[.,]{1,16}$/, '');
  if (/^\d{1,3}(?:,\d{2,3}){1,5}(?:\.\d{1,2})?$/.test(digits)) return Number(digits.replaceAll(',', ''));
  if (/^\d{1,3}(?:\.\d{3}){1,5}(?:,\d{1,2})?$/.test(digits))
    return Number(digits.replaceAll('.', '').replace(',', '.'));
  return /^\d{1,13}(?:[.,]\d{1,2})?$/.test(digits) ? Number(digits.replace(',', '.')) : Number.NaN;
}

type Amount = { figure: number; scale: string; from: number; to: number };

const listAmounts = (text: string): Amount[] =>
  [...text.matchAll(AMOUNT)].map(({ 0: all, 1: written = '', 2: scale = '', index }) => ({
    figure: parseFigure(written),
    scale: scale.toLowerCase(),
    from: index,
    to: index + all.length,
  }));

const toValue = ({ figure }: Amount, scale: string): number =>
  Math.round(figure * (THOUSANDS[scale[0] as keyof typeof THOUSANDS] ?? 1) * 100) / 100;

type Range = { first: number; second: number | null; amount: Amount };

/** The first amount, plus the second if they form a range. In '20 – 25 lakh' both are lakhs. */
function readRange(text: string): Range | null {
  const [amount, other] = listAmounts(text);
  if (!amount) return null;
  const end = other && BETWEEN.test(text.slice(amount.to, other.from)) ? other : null;
  const isShort = amount.scale === '' && amount.figure < MONEY;
  const first = toValue(amount, end && isShort ? end.scale : amount.scale);
  return isPossible(first) ? { first, amount, second: end && toEnd(end, first) } : null;
}

function toEnd(amount: Amount, first: number): number | null {
  const second = toValue(amount, amount.scale);
  return isPossible(second) && second > first ? second : null;
}

const isPossible = (value: number): boolean => value > 0 && value < LARGEST;

const toMoney = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(2));

/** The currency code in a text, else its sign, else a word for a currency. Empty if there is none. */
function readCurrency(text: string): string {
  const code = text.match(/\b[A-Z]{3}\b/g)?.find((one) => CODES.has(one));
  const word = CURRENCY_WORDS.find(([words]) => words.test(text))?.[1];
  return code ?? /[$£€₹¥]/.exec(text)?.[0] ?? word ?? '';
}

/**
 * The budget stated in a line such as 'Salary: £45,000 – 55,000 a year'; null if it names no amount. A single amount is
 * the maximum, unless its words say otherwise.
 *
 * @param text of one line, with its label
 */
export function readBudget(text: string): Budget | null {
  // '60 000' is one number.
  const line = text.replace(/(?<=\d)[ \u00a0\u202f](?=\d{3}(?!\d))/g, '');
  const range = readRange(line);
  if (!range) return null;
  const currency = readCurrency(line);
  if (!isMoney(range, currency, line)) return null;
  const rateUnit = UNITS.find(([, words]) => words.test(line))?.[0] ?? null;
  return { ...readBounds(range, line), currency, rateUnit };
}

/** '25 days of leave' is also part of a package, but not money. */
const isMoney = ({ first, amount }: Range, currency: string, line: string): boolean =>
  first >= MONEY || currency !== '' || amount.scale !== '' || /\bper\b|\/|ly\b/.test(line);

function readBounds({ first, second, amount }: Range, line: string) {
  if (second !== null) return { budgetMin: toMoney(first), budgetMax: toMoney(second) };
  const before = line.slice(0, amount.from);
  const isLeast = !AT_MOST.test(before) && (AT_LEAST.test(before) || OR_MORE.test(line.slice(amount.to)));
  return isLeast
    ? { budgetMin: toMoney(first), budgetMax: '' }
    : { budgetMin: '', budgetMax: toMoney(first) };
}
