import { sql, type SQL } from 'drizzle-orm'
import type { BundleCard } from '@portico/shared/contract/catalog/bundles.ts'
import { sanitizeContent } from '../../../../adapters/sanitize-content.ts'
import type { Transaction } from '../../../../db/client.ts'
import { bundleCoursesPrice } from '../../../../db/bundle-courses-price.ts'
import { publishedBundle } from '../../../../db/visible.ts'

type Row = Omit<BundleCard, 'ce_credits'> & { ce_credits: string; description: string; updated_at: string }
export type PublicBundle = BundleCard & { description: string; updated_at: Date }

/** Returns published bundles with totals of their published courses; `rest` filters, sorts and limits them. */
export async function selectBundles(db: Transaction, rest: SQL): Promise<PublicBundle[]> {
  const rows = await db.execute<Row>(sql`
    select b.id, b.slug, b.title, b.description, b.thumbnail, b.price, b.discount_price, ${bundleCoursesPrice('b')} as separate_price, b.updated_at,
      sums.courses_count, sums.course_ids, sums.duration_minutes, sums.ce_credits
    from bundles b, lateral (
      select count(*)::integer as courses_count, coalesce(json_agg(c.course_id order by j.sort_number, c.course_id), '[]') as course_ids, coalesce(sum(c.duration_minutes), 0)::integer as duration_minutes, coalesce(sum(c.ce_credits), 0) as ce_credits
      from bundle_courses j join catalog c on c.course_id = j.course_id where j.bundle_id = b.id) sums
    where ${publishedBundle('b')} ${rest}`)
  return rows.map((row) => ({
    ...row,
    description: sanitizeContent(row.description),
    ce_credits: Number(row.ce_credits),
    updated_at: new Date(row.updated_at),
  }))
}
