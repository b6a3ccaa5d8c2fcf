/** Lazily computes a value per object, which is forgotten with the object. */
export function oncePerObject<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const known = new WeakMap<Key, { made: Made }>();
  return (key) => {
    const entry = known.get(key) ?? { made: make(key) };
    known.set(key, entry);
    return entry.made;
  };
}

/** Lazily computes and keeps a value for each of a few values. */
export function oncePerValue<Value, Made>(make: (value: Value) => Made): (value: Value) => Made {
  const known = new Map<Value, { made: Made }>();
  return (value) => {
    const entry = known.get(value) ?? { made: make(value) };
    known.set(value, entry);
    return entry.made;
  };
}
