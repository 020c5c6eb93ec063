import { createHash, timingSafeEqual } from 'node:crypto'
import { ApiError } from './api-error.ts'

/** Accepts `Authorization: Bearer sk_test_…`, or the key as the user name of Basic. Throws Stripe's 401. */
export function authorize(header: string | undefined, secret_key: string): void {
  const key = keyOf(header)
  if (key === undefined)
    throw new ApiError(401, {
      type: 'invalid_request_error',
      message:
        "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    })
  if (!timingSafeEqual(digest(key), digest(secret_key)))
    throw new ApiError(401, {
      type: 'invalid_request_error',
      message: `Invalid API Key provided: ${key.slice(0, 8)}********${key.slice(-4)}`,
    })
}

function keyOf(header = ''): string | undefined {
  const bearer = /^Bearer\s+(\S+)$/i.exec(header)?.[1]
  if (bearer !== undefined) return bearer
  const basic = /^Basic\s+(\S+)$/i.exec(header)?.[1]
  return basic === undefined ? undefined : Buffer.from(basic, 'base64').toString().split(':')[0] || undefined
}

function digest(value: string): Buffer {
  return createHash('sha256').update(value).digest()
}
