import type { Transaction } from './client.ts'
import { isDatabaseAway } from './is-away.ts'
import { postgresError } from './postgres-error.ts'

/** Deadlocks, serialization failures, locks that were not given in time, and full disks: trying the same again may go well. */
const mayPass = (error: unknown): boolean =>
  isDatabaseAway(error) || /^(?:40|53|55P03$)/.test(postgresError(error)?.code ?? '')

/**
 * Does the work of one row of many in a savepoint: an error undoes that row alone and is answered. What has nothing to do with the row,
 * such as a lost connection, is thrown on, so that the whole batch is tried again.
 */
export async function tryRow<T>(
  db: Transaction,
  work: (tx: Transaction) => Promise<T>,
): Promise<{ done: T } | { error: unknown }> {
  try {
    return { done: await db.transaction(work) }
  } catch (error) {
    if (mayPass(error)) throw error
    return { error }
  }
}
