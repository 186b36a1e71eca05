// What a text of the game is, and the check that a translation says the same with the same placeholders.

/** A text that depends on a count; other plural categories of a language fall back to `other`. */
export interface Plural {
  readonly one: string;
  readonly other: string;
}

export type Text = string | Plural;

/** The texts of one language by their keys. A placeholder stands in braces: "{count} boxes". */
export type Catalogue = Readonly<Record<string, Text>>;

/** A catalogue with exactly the keys of another one, for a translation. */
export type Translation<Source extends Catalogue> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Plural;
};

type NamesIn<Line extends string> = Line extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** The placeholders of a text. */
export type Placeholders<Words> = Words extends string
  ? NamesIn<Words>
  : Words extends Plural
    ? 'count' | NamesIn<Words['one']> | NamesIn<Words['other']>
    : never;

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/** The keys whose translation lacks a placeholder or has one of its own. */
export type Mismatched<Source, Other> = {
  [Key in keyof Source & keyof Other]: Same<Placeholders<Source[Key]>, Placeholders<Other[Key]>> extends true
    ? never
    : Key;
}[keyof Source & keyof Other];

/** Fails the type check, naming the keys, where a translation's placeholders are not the source's. */
export type NoneOf<Keys extends never> = Keys;

/** The keys of texts without placeholders. */
export type PlainKey<Source extends Catalogue> = {
  [Key in keyof Source & string]: [Placeholders<Source[Key]>] extends [never] ? Key : never;
}[keyof Source & string];

/** The keys of texts with placeholders. */
export type OpenKey<Source extends Catalogue> = Exclude<keyof Source & string, PlainKey<Source>>;

export type Values = Readonly<Record<string, string | number>>;

/** What fills a text's placeholders; a plural's count is a number. */
export type ValuesOf<Words> = {
  readonly [Name in Placeholders<Words>]: Words extends Plural
    ? Name extends 'count'
      ? number
      : string | number
    : string | number;
};
