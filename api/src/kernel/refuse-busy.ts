import { RowBusy } from '../db/row-busy.ts'
import { Refusal } from './fail.ts'

/** A locked row is not our error: its caller gets `general.unavailable` with Retry-After. Rethrows any other error. */
export function refuseBusy(error: unknown): never {
  throw error instanceof RowBusy ? new Refusal('general.unavailable', {}) : error
}
