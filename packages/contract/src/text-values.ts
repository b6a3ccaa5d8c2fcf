/** The kind of value that an argument of an ICU message takes. */
type ValueOf<Kind extends string> = Kind extends 'plural' | 'selectordinal' | 'number'
  ? number
  : Kind extends 'select'
    ? string
    : string | number;

/**
 * Reads a message from brace to brace, as types. `Inside` says where it is, innermost first: T in text, A among the
 * branches of a plural or select.
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

/** What a message has to be given, by the names in its braces: `{ days: number }` of '{days, plural, one {# day} other {# days}}'. */
export type TextValues<Text extends string> = Read<Text, 'T', unknown>;
