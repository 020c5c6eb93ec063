/** Stripe's error body: `{error: {type, code, decline_code, param, message}}`. */
export interface ApiErrorBody {
  type: 'invalid_request_error' | 'idempotency_error' | 'api_error' | 'card_error'
  message: string
  code?: string
  decline_code?: string
  param?: string
}

export class ApiError extends Error {
  readonly status: number
  readonly body: ApiErrorBody

  constructor(status: number, body: ApiErrorBody) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

export function badRequest(message: string, details: { code?: string; param?: string } = {}): ApiError {
  return new ApiError(400, { type: 'invalid_request_error', message, ...details })
}

/** Error for a card that was declined during a call that charges it. */
export function cardDeclined(refusal: { code: string; decline_code?: string; message: string }): ApiError {
  return new ApiError(402, { type: 'card_error', ...refusal })
}

/** 404 for an object named in the path, 400 for an id passed as a parameter, as Stripe does. */
export function resourceMissing({ kind, id, param }: { kind: string; id: string; param?: string }): ApiError {
  const body: ApiErrorBody = {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param: param ?? 'id',
  }
  return new ApiError(param === undefined ? 404 : 400, body)
}

export function found<R>(row: R | undefined, kind: string, id: string): R {
  if (row === undefined) throw resourceMissing({ kind, id })
  return row
}
