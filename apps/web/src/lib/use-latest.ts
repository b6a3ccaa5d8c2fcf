import { useInsertionEffect, useRef, type RefObject } from 'react';

/** The latest render's value, for code that outlives the render it started in. Must not be read during rendering. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
}
