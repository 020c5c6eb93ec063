import { makeFinishedCourse } from './finished-course.ts'
import type { World } from './page-samples.ts'
import { inDatabase } from './portico-database.ts'
import { makeRunningCourse } from './running-course.ts'

type Found = Omit<World, 'held' | 'running' | 'own_page'> & { own_page: string | null }

/**
 * Creates content for a learner's pages: a running and a finished course, an order and a certificate, plus an entry of each family of public pages.
 */
export async function makeLearnerWorld(email: string): Promise<World> {
  const held = await makeFinishedCourse(email, '2026-11-20T12:00:00Z')
  const running = await makeRunningCourse(email)
  const [found] = await inDatabase(
    (sql) => sql<Found[]>`
    select (select slug from portal_pages where portal_id = 24 and publication_status = 2 and slug <> 'home' order by id limit 1) as own_page,
      (select slug from faqs where portal_id = 24 and publication_status = 2 order by id limit 1) as question,
      (select slug from renewal_requirements where portal_id = 24 and status = 2 order by id limit 1) as renewal,
      (select slug from bundles where portal_id = 24 and publication_status = 2 order by id limit 1) as bundle,
      (select slug from partner_pages where portal_id = 24 and status = 3 order by id limit 1) as partner_page,
      t.slug as topic, a.slug as agency, s.slug as state, w.slug as author, (c.course_id - 1) / 100 + 1 as archive, p.slug as provider,
      (select x.slug from course_providers v join course_topics y on y.course_id = v.course_id join topics x on x.id = y.topic_id
        where v.partner_company_id = p.id limit 1) as provider_topic
    from (select * from partner_companies where portal_id = 24 and status = 2 order by id limit 1) p, catalog c join courses k on k.id = c.course_id join authors w on w.id = k.author_id
    join course_topics jt on jt.course_id = c.course_id join topics t on t.id = jt.topic_id
    join accreditations ja on ja.course_id = c.course_id join agencies a on a.id = ja.agency_id
    join agency_states js on js.agency_id = a.id join states s on s.id = js.state_id
    where c.portal_id = 24 and c.ce_credits > 0 order by c.popularity desc limit 1`,
  )
  if (!found) throw new Error('nothing was found')
  return { held, running, ...found, own_page: found.own_page ?? 'terms-of-use' }
}
