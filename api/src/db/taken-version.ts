import { sql, type SQL } from 'drizzle-orm'

/** The version that learners of a course get: a scalar subquery; null for a course that was never published. */
export const currentVersion = (course_id: SQL): SQL =>
  sql`(select w.id from course_versions w where w.course_id = ${course_id} and w.state = 'current')`

/** The version that an enrollment takes, given the alias of its row: the one that it keeps, otherwise the current one of its course. */
export const takenVersion = (enrollment: string): SQL => {
  const row = sql.identifier(enrollment)
  return sql`coalesce(${row}.course_version_id, ${currentVersion(sql`${row}.course_id`)})`
}
