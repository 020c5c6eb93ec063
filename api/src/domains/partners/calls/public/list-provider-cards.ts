import { sql } from 'drizzle-orm'
import { list_provider_cards } from '@portico/shared/contract/partners/public.ts'
import { featureDisplay, type FeatureIcon } from '@portico/shared/states/partners/feature.ts'
import { publishedEntry } from '../../../../db/visible.ts'
import { verb } from '../../../../kernel/verb.ts'

type Card = {
  id: number
  slug: string
  name: string
  logo: string | null
  place: string
  features: { title: string; icon: FeatureIcon }[]
}
/** Maximum number of features on a card. */
const mostFeatures = 3

/** Lists the published providers with a course on sale in a topic, in the portal's order (CAT-034). */
export const listProviderCards = verb(
  list_provider_cards,
  async ({ db }, { params }) => [
    ...(await db.execute<Card>(sql`
      select p.id, p.slug, p.name, p.logo, concat_ws(', ', nullif(p.city, ''), nullif(p.state, '')) as place, coalesce((
        select json_agg(json_build_object('title', f.title, 'icon', f.icon) order by f.sort_number, f.id)
        from (select * from partner_features e where e.partner_company_id = p.id and e.display <> ${featureDisplay.only_page}
          and ${publishedEntry('e')} order by e.sort_number, e.id limit ${mostFeatures}) f), '[]') as features
      from partner_companies p where ${publishedEntry('p')} and exists (
        select 1 from course_providers v join catalog c on c.course_id = v.course_id
        join course_topics j on j.course_id = v.course_id join topics t on t.id = j.topic_id
        where v.partner_company_id = p.id and t.slug = ${params.topic} and ${publishedEntry('t')})
      order by p.sort_number, p.name, p.id`)),
  ],
  { one_query: true },
)
