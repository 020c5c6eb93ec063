import { eq, sql } from 'drizzle-orm'
import { listTags } from '@portico/shared/tags/tags.ts'
import { bundleCourses } from '../../courses/tables.ts'
import type { EntryPages } from './entry-pages.ts'
import { publishedBundle } from '../../../db/visible.ts'

/** Bundle pages show their courses, so a changed course also touches the bundles that contain it. */
export const bundle: EntryPages = {
  shown: sql`select id, slug, updated_at from bundles where ${publishedBundle('bundles')}`,
  listed_on: [listTags.bundles],
  // A bundle's card on that list counts its courses on sale, their hours and their credits.
  totals_shown_on: [listTags.bundles],
  async touched_by(db, { of, id }) {
    if (of !== 'course') return []
    const rows = await db
      .select({ id: bundleCourses.bundle_id })
      .from(bundleCourses)
      .where(eq(bundleCourses.course_id, id))
    return rows.map((row) => row.id)
  },
}
