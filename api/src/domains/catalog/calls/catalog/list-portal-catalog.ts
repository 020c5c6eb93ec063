import { sql, type SQL } from 'drizzle-orm'
import { list_portal_catalog } from '@portico/shared/contract/catalog/course-lists.ts'
import { bundlePrice } from '@portico/shared/rules/pricing/bundle-price.ts'
import { hasStorefront } from '@portico/shared/rules/portals/has-storefront.ts'
import { excerpt } from '@portico/shared/rules/text/cut-text.ts'
import type { SubjectKind } from '@portico/shared/states/orders/sold-kind.ts'
import { byId } from '../../../../db/by-id.ts'
import { publishedBundle } from '../../../../db/visible.ts'
import { page, readCursor } from '../../../../kernel/paginate.ts'
import { verb } from '../../../../kernel/verb.ts'

type Row = {
  id: number
  slug: string
  title: string
  summary: string
  thumbnail: string | null
  price: number | null
  discount_price: number | null
  updated_at: string
}
const excerptLength = 300
const rowsOf: Readonly<Record<SubjectKind, SQL>> = {
  Course: sql`select c.course_id as id, c.slug, c.title, c.subtitle as summary, c.thumbnail, c.price, null::integer as discount_price, o.updated_at
    from catalog c join courses o on o.id = c.course_id`,
  Bundle: sql`select b.id, b.slug, b.title, b.description as summary, b.thumbnail, b.price, b.discount_price, b.updated_at from bundles b where ${publishedBundle('b')}`,
}

/** Lists what a portal sells, for display on other sites: by kind, newest first (CAT-029, CAT-033). */
export const listPortalCatalog = verb(list_portal_catalog, async ({ db, portal }, { query }) => {
  const place = readCursor(query.cursor)
  const { beyond, order } = byId(sql`s.id`, place)
  const rows = hasStorefront(portal)
    ? await db.execute<Row>(
        sql`select s.* from (${rowsOf[query.subject]}) s where ${beyond} order by ${order} limit ${query.per_page + 1}`,
      )
    : []
  const { data, meta } = page(rows, { place, size: query.per_page })
  return {
    data: data.map(({ price, discount_price, ...row }) => ({
      ...row,
      subject: query.subject,
      summary: excerpt({ html: row.summary, length: excerptLength }),
      price: price === null ? null : bundlePrice({ price, discount_price }),
      updated_at: new Date(row.updated_at),
    })),
    meta,
  }
})
