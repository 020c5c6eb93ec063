import type { ErrorCode } from '@portico/shared/errors/catalog.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import type { FieldErrors } from '@portico/shared/schemas/field-errors.ts'

type Refused = {
  code: ErrorCode
  params?: Readonly<Record<string, string | number>>
  /** what is wrong, by field, when a body or query was refused */
  fields?: FieldErrors | undefined
  /** the entry as it is now, where it was changed meanwhile */
  current?: Readonly<Record<string, unknown>> | undefined
  request_id: string
}

/** The body of every refusal, whichever part of the api answers it; its request id is that of the header `x-request-id`. */
export const errorBody = ({ code, params = {}, fields, current, request_id }: Refused) => ({
  error: {
    code,
    message: errorMessage(code, params),
    ...(fields ? { fields } : {}),
    ...(current ? { current } : {}),
    params,
    request_id,
  },
})
