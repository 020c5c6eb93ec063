import { sql } from 'drizzle-orm'
import { creditAccounts } from './tables.ts'
import { enrollments } from '../learning/tables.ts'

/** Whether an enrollment still has its credit, that is, it was not returned. */
export const holdsCredit = sql<boolean>`exists (
  select from ${creditAccounts} where ${creditAccounts.enrollment_id} = ${enrollments.id} and ${creditAccounts.balance} > 0)`
