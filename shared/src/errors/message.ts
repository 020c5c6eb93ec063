import { errorCatalog, type ErrorCode } from './catalog.ts'

type NamesIn<Message extends string> = Message extends `${string}{${infer Brace}}${infer Rest}`
  ? NameIn<Brace> | NamesIn<Rest>
  : never
type NameIn<Brace extends string> = Brace extends `${infer Name}, ${string}` ? Name : Brace

/** Placeholders in one code's text, by name; `fail` must receive a value for each. */
export type ErrorParams<Code extends ErrorCode> = {
  readonly [name in NamesIn<(typeof errorCatalog)[Code]['message']>]: string | number
}

/**
 * Returns the message of an error code with its {braces} filled in. A brace without a value stays visible, so that tests reveal the missing value.
 * `{count, file, files}` picks the word that fits the number.
 */
// @__NO_SIDE_EFFECTS__
export function errorMessage(code: ErrorCode, params: Readonly<Record<string, string | number>> = {}): string {
  return errorCatalog[code].message.replace(
    /\{(\w+)(?:, (\w+), (\w+))?\}/g,
    (brace, name: string, one?: string, many?: string) => {
      if (!Object.hasOwn(params, name)) return brace
      if (one === undefined || many === undefined) return String(params[name])
      return Number(params[name]) === 1 ? one : many
    },
  )
}
