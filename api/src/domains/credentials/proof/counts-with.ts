import { sql, type Column, type SQL } from 'drizzle-orm'
import { agencies } from '../../lists/tables.ts'

/** Condition for a completion to count: always, unless staff marked it and the agency excludes such completions (LRN-032). */
export const countsWith = (enrollment: Column | number): SQL =>
  sql`(not ${agencies.excludes_staff_completions} or not exists (select 1 from staff_completions where enrollment_id = ${enrollment}))`
