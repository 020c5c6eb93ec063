import { sql } from 'drizzle-orm'
import { get_provider, type ProviderFeature } from '@portico/shared/contract/partners/public.ts'
import { featureDisplay } from '@portico/shared/states/partners/feature.ts'
import { sanitizeContent } from '../../../../adapters/sanitize-content.ts'
import { publishedEntry } from '../../../../db/visible.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { entries } from '../../../publishing/door.ts'

type Company = {
  id: number
  meta_title: string
  meta_description: string
  address: string
  address_2: string
  disable_address: boolean
  social_links: string[]
}
type Author = { name: string; description: string; avatar: string | null }
type Question = { id: number; question: string; answer: string }
type Leading = { id: number; slug: string; title: string; text: string; image: string | null }
/** maximum number of each on the provider's page */
const mostEach = 50

/** Returns a published provider: what it wrote and published, and its approved pages (PRT-008). */
export const getProvider = verb(get_provider, async ({ db, portal }, { params }) => {
  const [company] =
    portal.kind === 'core'
      ? await db.execute<Company>(sql`
          select p.id, p.meta_title, p.meta_description, p.address, p.address_2, p.disable_address, p.social_links
          from partner_companies p where p.slug = ${params.slug} and ${publishedEntry('p')}`)
      : []
  if (!company) return fail('general.not_found')
  const own = sql`e.partner_company_id = ${company.id}::bigint`
  const inOrder = sql`${own} and ${publishedEntry('e')} order by e.sort_number, e.id limit ${mostEach}`
  const [options, features, authors, questions, pages] = await Promise.all([
    db.execute<{ title: string }>(sql`select e.title from partner_options e where ${inOrder}`),
    db.execute<ProviderFeature>(
      sql`select e.title, e.text, e.icon from partner_features e where e.display <> ${featureDisplay.only_card} and ${inOrder}`,
    ),
    db.execute<Author>(sql`select e.name, e.description, e.avatar from partner_authors e where ${inOrder}`),
    db.execute<Question>(sql`select e.id, e.question, e.answer from partner_questions e where ${inOrder}`),
    db.execute<Leading>(sql`
      select e.id, e.slug, e.title, e.text, e.image from partner_pages e
      where ${own} and e.id in (select id from (${entries['partner-page'].shown}) s) order by e.title, e.id limit ${mostEach}`),
  ])
  const { address, address_2, disable_address, ...told } = company
  return {
    ...told,
    street: disable_address ? [] : [address, address_2].filter((line) => line !== ''),
    options: options.map(({ title }) => title),
    features: [...features],
    authors: [...authors],
    questions: questions.map((one) => ({ ...one, answer: sanitizeContent(one.answer) })),
    pages: [...pages],
  }
})
