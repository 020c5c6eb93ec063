import { sql, type Column, type SQL } from 'drizzle-orm'
import { agencies } from '../../lists/tables.ts'

/** An agency counts a completion, unless staff marked it and the agency excludes those (LRN-032). */
export const countsWith = (enrollment: Column | number): SQL =>
  sql`(not ${agencies.excludes_staff_completions} or not exists (select 1 from staff_completions where enrollment_id = ${enrollment}))`
