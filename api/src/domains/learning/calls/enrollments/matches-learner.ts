import { sql, type SQL } from 'drizzle-orm'
import { matchesPerson } from '../../../../db/search-words.ts'

type Filters = { status?: string | undefined; search?: string | undefined }

/** The filters of the list of a course's learners and of its export, for an enrollment and its user `u`; leaves out ended enrollments. */
export const matchesLearner = (enrollment: SQL, { status, search }: Filters): SQL => sql`(${enrollment}.ended_at is null
  and ${status === undefined ? sql`true` : sql`${enrollment}.status = ${Number(status)}`} and ${matchesPerson(search, 'u')})`
