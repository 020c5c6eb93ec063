import { sql, type SQL } from 'drizzle-orm'

/**
 * The current total price in cents of one seat in each course of a bundle; courses not sold individually add nothing. `from` is the bundles' alias.
 */
export const bundleCoursesPrice = (from: string): SQL =>
  sql`(select coalesce(sum(c.price), 0)::integer from bundle_courses j join catalog c on c.course_id = j.course_id where j.bundle_id = ${sql.identifier(from)}.id)`
