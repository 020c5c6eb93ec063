import { sql } from 'drizzle-orm'
import { creditAccounts } from './tables.ts'
import { enrollments } from '../learning/tables.ts'

/** Whether an enrollment still has the credit that it was made with: none was returned. */
export const holdsCredit = sql<boolean>`exists (
  select from ${creditAccounts} where ${creditAccounts.enrollment_id} = ${enrollments.id} and ${creditAccounts.balance} > 0)`
