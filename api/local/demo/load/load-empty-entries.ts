import { emptyEntries } from '../content/landing-pages.ts'
import type { Bulk } from './bulk.ts'

const { topic, agency, language } = emptyEntries
/** After all others of its list. */
const sort_number = 1_000

/** Loads the entries whose landing pages have no courses. */
export async function loadEmptyEntries({ tx }: Bulk, portal_id: number): Promise<void> {
  await tx`insert into topics (portal_id, slug, title, text, audience, sort_number)
    values (${portal_id}, ${topic.slug}, ${topic.title}, ${topic.text}, ${topic.audience.join('\n')}, ${sort_number})`
  await tx`insert into languages (portal_id, code, title, sort_number) values (${portal_id}, ${language.code}, ${language.title}, ${sort_number})`
  await tx`with made as (
      insert into agencies (portal_id, slug, title, text, audience, sort_number)
      values (${portal_id}, ${agency.slug}, ${agency.title}, ${agency.text}, ${agency.audience.join('\n')}, ${sort_number}) returning id)
    insert into agency_states (portal_id, agency_id, state_id)
    select ${portal_id}, made.id, s.id from made, states s where s.portal_id = ${portal_id} and s.code = ${agency.state}`
}
