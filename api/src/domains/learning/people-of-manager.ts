import { sql, type SQL } from 'drizzle-orm'

/**
 * Subquery of the ids of enrollments that a credit of this manager paid for. It reads the ledger, so it covers seats however they were claimed or
 * given; a revoked one belongs to an enrollment that has ended.
 */
export const enrollmentsOfManager = (user_id: number): SQL => sql`(
  select held.enrollment_id from credit_accounts own
  join credit_movements given on given.from_account_id = own.id
  join credit_accounts held on held.id = given.to_account_id and held.kind = 'learner'
  where own.kind = 'manager' and own.user_id = ${user_id} and held.enrollment_id is not null)`
