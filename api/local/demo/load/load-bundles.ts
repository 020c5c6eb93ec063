import { demoBundles } from '../content/bundles.ts'
import { bundleThumbnail } from '../pictures/paths.ts'
import type { Bulk } from './bulk.ts'
import { at, idOf } from './bulk.ts'

/** Loads the bundles whose courses the portal has completely. */
export async function loadBundles(bulk: Bulk, portal_id: number, courses: ReadonlyMap<string, number>): Promise<void> {
  const bundles = demoBundles.filter((bundle) => bundle.courses.every((slug) => courses.has(slug)))
  const ids = await bulk.ids('bundles', bundles.length)
  await bulk.insert(
    'bundles',
    bundles.map(({ slug, title, description, price, discount_price }, index) => ({
      id: at(ids, index),
      portal_id,
      slug,
      title,
      description,
      price,
      discount_price,
      thumbnail: bundleThumbnail(slug),
      publication_status: 2,
      updated_at: '2026-10-19T14:00:00Z',
    })),
  )
  await bulk.insert(
    'bundle_courses',
    bundles.flatMap((bundle, index) =>
      bundle.courses.map((slug, order) => ({
        portal_id,
        bundle_id: at(ids, index),
        course_id: idOf(courses, slug),
        sort_number: order + 1,
      })),
    ),
  )
}
