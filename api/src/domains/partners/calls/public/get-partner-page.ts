import { sql } from 'drizzle-orm'
import { get_partner_page } from '@portico/shared/contract/partners/public.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { entriesWithPage, collections, entries } from '../../../publishing/door.ts'

type Row = {
  id: number
  slug: string
  title: string
  url: string
  text: string
  image: string | null
  company_id: number
  company_slug: string
  company_name: string
  has_page: boolean
}

/** Returns an approved page of a published provider; whether the provider itself has a page depends on its courses. */
export const getPartnerPage = verb(get_partner_page, async ({ db, portal }, { params }) => {
  const [row] =
    portal.kind === 'core'
      ? await db.execute<Row>(sql`
          select g.id, g.slug, g.title, g.url, g.text, g.image, o.id as company_id, o.slug as company_slug, o.name as company_name,
            exists (select 1 from ${entriesWithPage(collections.provider)} and e.id = o.id) as has_page
          from partner_pages g join partner_companies o on o.id = g.partner_company_id
          where g.slug = ${params.slug} and g.id in (select id from (${entries['partner-page'].shown}) s)`)
      : []
  if (!row) return fail('general.not_found')
  const { company_id, company_slug, company_name, has_page, ...page } = row
  return { ...page, provider: { id: company_id, slug: company_slug, name: company_name, has_page } }
})
