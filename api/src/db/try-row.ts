import type { Transaction } from './client.ts'
import { isDatabaseUnavailable } from './is-database-unavailable.ts'
import { postgresError } from './postgres-error.ts'

/** Deadlocks, serialization failures, lock timeouts, and full disks: a retry may succeed. */
const mayPass = (error: unknown): boolean =>
  isDatabaseUnavailable(error) || /^(?:40|53|55P03$)/.test(postgresError(error)?.code ?? '')

/**
 * Processes one of many rows in a savepoint: an error undoes and returns only that row. Errors unrelated to the row, such as a lost connection, are
 * rethrown so that the whole batch is retried.
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
