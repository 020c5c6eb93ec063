import { errorCatalog, type ErrorCode } from '@portico/shared/errors/catalog.ts'
import { errorMessage, type ErrorParams } from '@portico/shared/errors/message.ts'
import type { FieldErrors } from '@portico/shared/schemas/forms.ts'

/** An expected failure: rolls the transaction back and becomes the response. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly params: Readonly<Record<string, string | number>>
  readonly fields: FieldErrors | undefined
  /** the current entry, if the caller tried to change an earlier version */
  readonly current: Readonly<Record<string, unknown>> | undefined
  constructor(
    code: ErrorCode,
    params: Readonly<Record<string, string | number>>,
    { fields, current }: { fields?: FieldErrors; current?: Readonly<Record<string, unknown>> } = {},
  ) {
    super(errorMessage(code, params))
    this.code = code
    this.status = errorCatalog[code].status
    this.params = params
    this.fields = fields
    this.current = current
  }
}

/** Refuses with a cataloged code; the parameters fill the placeholders of its message. */
export function fail<C extends ErrorCode>(
  code: C,
  ...params: {} extends ErrorParams<C>
    ? [params?: Record<string, string | number>]
    : [params: ErrorParams<C> & Record<string, string | number>]
): never {
  throw new Refusal(code, params[0] ?? {})
}

type RuleRefusal = { [C in ErrorCode]: { readonly code: C; readonly params: ErrorParams<C> } }[ErrorCode]
/** Refuses with the result of a rule in `shared`: its code and message parameters. */
export function failWith({ code, params }: RuleRefusal): never {
  throw new Refusal(code, params)
}

/** Rejects a body or query with errors by field. */
export function failFields(fields: FieldErrors): never {
  throw new Refusal('validation.failed', {}, { fields })
}
