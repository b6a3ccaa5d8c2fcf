import type { Filter, FilterKind } from '@slotwise/contract/deepgaze/questions.schema';

/** Conditions whose value is a number alone. */
const COUNTED: ReadonlySet<FilterKind> = new Set(['YEARS', 'GRADUATION_YEAR', 'NOTICE_PERIOD']);
const NUMBERS = /^\s*(\d{1,4})(?:\s*(?:-|–|to)\s*(\d{1,4}))?\s*(\+)?/;

/** A condition that someone typed as '2015', '5+' or '3-5' into the one field of its value, with the bounds that this means. */
export function readTypedBounds(filter: Filter): Filter {
  const { kind, value, atLeast, atMost } = filter;
  const isOpen = COUNTED.has(kind) && atLeast === undefined && atMost === undefined;
  const [, first, last, plus] = (isOpen && NUMBERS.exec(value)) || [];
  if (first === undefined) return filter;
  const from = Number(first);
  const isLeast = plus !== undefined || (kind === 'YEARS' && last === undefined);
  return { ...filter, value: '', atLeast: from, ...(!isLeast && { atMost: Number(last ?? first) }) };
}
