import { desc, eq } from 'drizzle-orm'
import { portalById } from '../../api/src/db/cross-portal/portals-and-members.ts'
import { courses } from '../../api/src/domains/courses/tables.ts'
import { courseProviders, partnerCompanies } from '../../api/src/domains/partners/tables.ts'
import { entryTags } from '../../api/src/domains/publishing/entries/entry-tags.ts'
import { publishTags } from '../../api/src/domains/publishing/publish-tags.ts'
import { publish_course } from '../../shared/src/contract/courses/courses.ts'
import { makeCourse } from './course.ts'
import type { EntryDriver } from './entry-drivers.ts'
import type { Person, World } from './world.ts'

type Change = Partial<typeof partnerCompanies.$inferInsert>

/** Creates, renames and removes companies as rows, since no call does so yet; a topic's directory exists once it has a company's course. */
export function providerDrivers(
  world: World,
  editor: Person,
  topic: EntryDriver,
): Readonly<Record<'provider' | 'provider-topic', EntryDriver>> {
  const makeCompany = (title: string) =>
    world.within('core', async (tx) => {
      const slug = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
      const [company] = await tx.insert(partnerCompanies).values({ name: title, slug, status: 2 }).returning()
      if (!company) throw new Error('no company came back')
      return company
    })
  const provide = (course_id: number, partner_company_id: number) =>
    world.within('core', (tx) => tx.insert(courseProviders).values({ course_id, partner_company_id }))
  const change = async (id: number, values: Change) => {
    await world.within('core', (tx) => tx.update(partnerCompanies).set(values).where(eq(partnerCompanies.id, id)))
    const portal = await portalById(world.services.platform.db, world.portals.core.id)
    if (!portal) throw new Error('the core portal is gone')
    const { services } = world
    await publishTags({ services, portal, log: services.log }, { job_id: null, tags: entryTags('provider', id) })
  }
  return {
    provider: {
      publish: async (title) => {
        const company = await makeCompany(title)
        const course = await makeCourse(world, {
          slug: `course-of-${company.slug}`,
          publication_status: 1,
          instructor_id: editor.id,
        })
        await provide(course.id, company.id)
        await editor.call(publish_course, { params: { slug: course.slug } })
        return company
      },
      rename: ({ id }, name) => change(id, { name }),
      remove: ({ id }) => change(id, { status: 1 }),
    },
    'provider-topic': {
      ...topic,
      publish: async (title) => {
        const company = await makeCompany('A company of teachers')
        const entry = await topic.publish(title)
        const [course] = await world.within('core', (tx) =>
          tx.select({ id: courses.id, slug: courses.slug }).from(courses).orderBy(desc(courses.id)).limit(1),
        )
        if (!course) throw new Error('the topic got no course')
        await provide(course.id, company.id)
        await editor.call(publish_course, { params: { slug: course.slug } })
        return entry
      },
    },
  }
}
