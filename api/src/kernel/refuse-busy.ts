import { RowBusy } from '../db/row-busy.ts'
import { Refusal } from './fail.ts'

/** A row that stays locked is no fault of ours: whoever waited for it is told to come again. Anything else is thrown as it is. */
export function refuseBusy(error: unknown): never {
  throw error instanceof RowBusy ? new Refusal('general.unavailable', {}) : error
}
