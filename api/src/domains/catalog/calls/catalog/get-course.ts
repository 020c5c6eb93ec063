import { sql } from 'drizzle-orm'
import { get_course } from '@portico/shared/contract/catalog/catalog.ts'
import type { PublicCourse } from '@portico/shared/contract/catalog/catalog.ts'
import type { ItemType } from '@portico/shared/item-types/item-type.ts'
import type { Transaction } from '../../../../db/client.ts'
import { courseStatus } from '@portico/shared/states/courses/course.ts'
import { stampPrice } from '../../../../price-stamps/price-stamp.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { hasStorefront } from '@portico/shared/rules/portals/has-storefront.ts'
import { readCourse } from './read-course.ts'
import { relatedCourses } from './related-courses.ts'
import { reviewsPageSize, selectReviews } from './read-reviews.ts'
import { currentVersion } from '../../../../db/enrollment-version.ts'
import { publishedBundle } from '../../../../db/visible.ts'

/** Returns a published or coming course as visitors see it: outline titles but no content (CAT-004, OP-49). */
export const getCourse = verb(get_course, async ({ db, portal, services, now }, { params }) => {
  const course = hasStorefront(portal) ? await readCourse(db, params.slug) : null
  if (!course) fail('general.not_found')
  const tiers = course.course_pricings
  const price = { portal_id: portal.id, kind: 'course', id: course.id, tiers, version: course.updated_at } as const
  const price_stamp = tiers.length > 0 ? stampPrice({ ...price, at: now() }, services.secrets.prices) : null
  const [outline, reviews, related, bundles] = await Promise.all([
    readOutline(db, course),
    selectReviews(db, sql`and r.course_id = ${course.id} order by r.id desc limit ${reviewsPageSize}`),
    relatedCourses(db, course),
    db.execute<{ id: number; slug: string; title: string }>(sql`
      select b.id, b.slug, b.title from bundle_courses j join bundles b on b.id = j.bundle_id
      where j.course_id = ${course.id} and ${publishedBundle('b')} order by b.title, b.id`),
  ])
  return { ...course, outline, reviews, related, bundles: [...bundles], price_stamp }
})

type ItemRow = {
  module_id: number
  module_title: string
  title: string | null
  itemable_type: ItemType | null
  preview_id: number | null
}

async function readOutline(
  db: Transaction,
  { id, publication_status }: Pick<PublicCourse, 'id' | 'publication_status'>,
): Promise<PublicCourse['outline']> {
  // A coming course has no previews, whatever its last version had.
  const isOpen = publication_status === courseStatus.published
  const rows = await db.execute<ItemRow>(sql`
    select m.module_id, m.title as module_title, t.itemable_type, i.title,
      case when i.is_free_preview and ${isOpen} then i.module_item_id end as preview_id
    from version_modules m
    left join version_items i on i.course_version_id = m.course_version_id and i.module_id = m.module_id
    left join module_items t on t.id = i.module_item_id
    where m.course_version_id = ${currentVersion(sql`${id}`)}
    order by m.sort_number, m.module_id, i.sort_number, i.module_item_id`)
  return [...Map.groupBy(rows, (row) => row.module_id).values()].map((items) => ({
    title: items[0]?.module_title ?? '',
    items: items.flatMap(({ title, itemable_type, preview_id }) =>
      title !== null && itemable_type !== null ? [{ title, itemable_type, preview_id }] : [],
    ),
  }))
}
