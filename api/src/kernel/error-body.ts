import type { ErrorCode } from '@portico/shared/errors/catalog.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import type { FieldErrors } from '@portico/shared/schemas/forms.ts'

type Refused = {
  code: ErrorCode
  params?: Readonly<Record<string, string | number>>
  /** errors by field, if a body or query was rejected */
  fields?: FieldErrors | undefined
  /** the current entry, if it changed in the meantime */
  current?: Readonly<Record<string, unknown>> | undefined
  request_id: string
}

/** Builds the body of every refusal in the api; its request id equals the `x-request-id` header. */
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
