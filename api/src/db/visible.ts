import { sql, type SQL } from 'drizzle-orm'
import { contentStatus } from '@portico/shared/states/content.ts'
import { courseStatus, visibleCourseStatuses } from '@portico/shared/states/courses/course.ts'

// Conditions on the row with the given alias (`c`, `courses`). Statuses are literals in the statement, so that partial indexes apply.
const literal = (...statuses: readonly number[]): SQL => sql.raw(statuses.join(', '))

/** A course that visitors may open: on sale or coming soon, and meant for the storefront (BLD-003, BLD-006, BLD-032). */
export const visibleCourse = (row: string): SQL =>
  sql`${sql.identifier(row)}.publication_status in (${literal(...visibleCourseStatuses)}) and ${sql.identifier(row)}.is_marketable and ${sql.identifier(row)}.deleted_at is null`

/** A course that can be bought, once it has a price. */
export const publishedCourse = (row: string): SQL =>
  sql`${sql.identifier(row)}.publication_status = ${literal(courseStatus.published)} and ${sql.identifier(row)}.is_marketable and ${sql.identifier(row)}.deleted_at is null`

/** A course visible only to staff until it is published. */
export const draftCourse = (row: string): SQL =>
  sql`${sql.identifier(row)}.publication_status = ${literal(courseStatus.draft)} and ${sql.identifier(row)}.deleted_at is null`

/** An FAQ entry or a portal page that visitors may read. */
export const publishedContent = (row: string): SQL =>
  sql`${sql.identifier(row)}.publication_status = ${literal(contentStatus.published)}`

/** An entry of a reference list, such as a topic or a language, that visitors may see and choose. */
export const publishedEntry = (row: string): SQL =>
  sql`${sql.identifier(row)}.status = ${literal(contentStatus.published)}`

export const publishedBundle = (row: string): SQL =>
  sql`${publishedContent(row)} and ${sql.identifier(row)}.deleted_at is null`

/** A course of the portal's own, or a shared course on a day when it may be sold here. */
export const openShare = (row: string): SQL => sql`(${sql.identifier(row)}.share_id is null or exists (
  select from course_shares s where s.id = ${sql.identifier(row)}.share_id and s.state = 'accepted' and s.portal_id = ${sql.identifier(row)}.portal_id
    and (now() at time zone (select p.time_zone from portals p where p.id = s.portal_id))::date
      between coalesce(s.starts_on, '-infinity') and coalesce(s.ends_on, 'infinity')))`
