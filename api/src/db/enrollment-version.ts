import { sql, type SQL } from 'drizzle-orm'

/** The version that a course's learners get, as a scalar subquery; null for a course that was never published. */
export const currentVersion = (course_id: SQL): SQL =>
  sql`(select w.id from course_versions w where w.course_id = ${course_id} and w.state = 'current')`

/** The version an enrollment uses, given the alias of its row: its own fixed version, else the course's current one. */
export const enrollmentVersion = (enrollment: string): SQL => {
  const row = sql.identifier(enrollment)
  return sql`coalesce(${row}.course_version_id, ${currentVersion(sql`${row}.course_id`)})`
}
