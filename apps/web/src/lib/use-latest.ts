import { useInsertionEffect, useRef, type RefObject } from 'react';

/** The value of the latest render, for what runs later than the render in which it began. Not to be read in one. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
}
