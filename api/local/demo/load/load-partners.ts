import { demoPartners } from '../content/partner-companies.ts'
import type { DemoCourse } from '../content/types.ts'
import { at, idOf, type Bulk } from './bulk.ts'
import { loadPartnerContent } from './load-partner-content.ts'

type Input = { portal_id: number; courses: readonly DemoCourse[]; user_id: number; ids: ReadonlyMap<string, number> }

/** Loads the core portal's partner companies, each with the courses of its topic; `user_id` works for the first one. */
export async function loadPartners(bulk: Bulk, { portal_id, courses, ids, user_id }: Input): Promise<void> {
  const companies = await bulk.ids('partner_companies', demoPartners.length)
  await bulk.insert(
    'partner_companies',
    demoPartners.map(({ topic: _, about_us, ...company }, index) => ({
      id: at(companies, index),
      portal_id,
      ...company,
      about_us: `<p>${about_us}</p>`,
      status: 2,
      sort_number: index + 1,
    })),
  )
  await bulk.insert(
    'course_providers',
    demoPartners.flatMap(({ topic }, index) =>
      courses
        .filter((course) => course.topic === topic)
        .map(({ slug }) => ({ portal_id, course_id: idOf(ids, slug), partner_company_id: at(companies, index) })),
    ),
  )
  await loadPartnerContent(bulk, { portal_id, company_id: at(companies, 0), user_id })
}
