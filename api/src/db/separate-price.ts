import { sql, type SQL } from 'drizzle-orm'

/** What one seat in each of the courses of a bundle costs now, in cents; courses that cannot be bought singly add nothing. `from` is the bundles' alias. */
export const separatePrice = (from: string): SQL =>
  sql`(select coalesce(sum(c.price), 0)::integer from bundle_courses j join catalog c on c.course_id = j.course_id where j.bundle_id = ${sql.identifier(from)}.id)`
