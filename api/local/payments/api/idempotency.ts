import { createHash } from 'node:crypto'
import type { Transaction } from '../store/store.ts'
import type { IdempotencyRecord } from '../store/tables.ts'
import { ApiError } from './api-error.ts'

const REMEMBERED_MS = 24 * 60 * 60 * 1000

export function fingerprintOf({ method, path, body }: { method: string; path: string; body: string }): string {
  return createHash('sha256').update(`${method} ${path}\n${body}`).digest('hex')
}

/** Returns the response given to this key in the last 24 hours, if any. Throws if the key was used for a different request. */
export function earlierAnswer(
  tx: Transaction,
  { key, fingerprint, now_ms }: { key: string; fingerprint: string; now_ms: number },
): IdempotencyRecord | undefined {
  const record = tx.get('idempotency_keys', key)
  if (!record || record.created_ms + REMEMBERED_MS < now_ms) return undefined
  if (record.fingerprint === fingerprint) return record
  throw new ApiError(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  })
}
