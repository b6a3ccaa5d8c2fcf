/** The type of an ICU message argument's value. */
type ValueOf<Kind extends string> = Kind extends 'plural' | 'selectordinal' | 'number'
  ? number
  : Kind extends 'select'
    ? string
    : string | number;

/**
 * Parses a message from brace to brace at the type level. `Inside` is the nesting, innermost first: T for text, A for
 * the branches of a plural or select.
 */
type Read<Text extends string, Inside extends string, Found> = Inside extends `A${infer Outer}`
  ? Text extends `${infer Before}{${infer Rest}`
    ? Before extends `${string}}${string}`
      ? Leave<Text, Outer, Found>
      : Read<Rest, `T${Inside}`, Found>
    : Leave<Text, Outer, Found>
  : Inside extends `T${infer Outer}`
    ? Text extends `${infer Before}{${infer Rest}`
      ? Before extends `${string}}${string}`
        ? Leave<Text, Outer, Found>
        : ReadArgument<Rest, Inside, Found>
      : Leave<Text, Outer, Found>
    : Found;

type Leave<Text extends string, Outer extends string, Found> = Text extends `${string}}${infer Rest}`
  ? Read<Rest, Outer, Found>
  : Found;

type ReadArgument<
  Text extends string,
  Inside extends string,
  Found,
> = Text extends `${infer Head}}${infer Rest}`
  ? Head extends `${string}{${string}`
    ? Text extends `${infer Name}, ${infer Kind}, ${infer Branches}`
      ? Read<Branches, `A${Inside}`, Found & Record<Name, ValueOf<Kind>>>
      : Found
    : Head extends `${infer Name}, ${infer Kind}`
      ? Read<Rest, Inside, Found & Record<Name, ValueOf<Kind>>>
      : Read<Rest, Inside, Found & Record<Head, ValueOf<''>>>
  : Found;

/** The values a message needs, by argument name: `{ days: number }` for '{days, plural, one {# day} other {# days}}'. */
export type TextValues<Text extends string> = Read<Text, 'T', unknown>;
