import { errorCatalog, type ErrorCode } from './catalog.ts'

type NamesIn<Message extends string> = Message extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

/** The braces of one code's text, by name: what `fail` must be given. */
export type ErrorParams<Code extends ErrorCode> = {
  readonly [name in NamesIn<(typeof errorCatalog)[Code]['message']>]: string | number
}

/**
 * The sentence of an error code with its {braces} filled in. A brace without a value stays as it is,
 * so that a forgotten value is seen in tests rather than read as an empty gap.
 */
// @__NO_SIDE_EFFECTS__
export function errorMessage(code: ErrorCode, params: Readonly<Record<string, string | number>> = {}): string {
  return errorCatalog[code].message.replace(/\{(\w+)\}/g, (brace, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : brace,
  )
}
