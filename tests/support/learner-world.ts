import { holdCourse } from './held-course.ts'
import type { World } from './page-samples.ts'
import { inDatabase } from './portico-database.ts'
import { takeRunningCourse } from './running-course.ts'

/** What a learner's pages show: a running and a finished course, an order and a certificate; beside it an entry of each family of public pages. */
export async function makeLearnerWorld(email: string): Promise<World> {
  const held = await holdCourse(email, '2026-11-20T12:00:00Z')
  const running = await takeRunningCourse(email)
  const [found] = await inDatabase(
    (sql) => sql<{ own_page: string | null; question: string; bundle: string }[]>`
    select (select slug from portal_pages where portal_id = 24 and publication_status = 2 and slug <> 'home' order by id limit 1) as own_page,
      (select slug from faqs where portal_id = 24 and publication_status = 2 order by id limit 1) as question,
      (select slug from bundles where portal_id = 24 and publication_status = 2 order by id limit 1) as bundle`,
  )
  if (!found) throw new Error('nothing was found')
  return { held, running, ...found, own_page: found.own_page ?? 'terms-of-use' }
}
