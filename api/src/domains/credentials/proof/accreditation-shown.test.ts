import { and, eq, inArray, sql } from 'drizzle-orm'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { get_course, search_courses } from '@portico/shared/contract/catalog/catalog.ts'
import { get_collection, list_collections } from '@portico/shared/contract/catalog/collections.ts'
import { publish_course } from '@portico/shared/contract/courses/courses.ts'
import { list_accreditations, set_accreditations } from '@portico/shared/contract/credentials/proof-accreditation.ts'
import { makeCourse, type MadeCourse } from '../../../../../tests/support/course.ts'
import { queuedJobs } from '../../../../../tests/support/queued-jobs.ts'
import { createWorld, type Person, type PortalName, type World } from '../../../../../tests/support/world.ts'
import { catalog } from '../../catalog/tables.ts'
import { courseAgencies, courseStates, courseTopics, courses } from '../../courses/tables.ts'
import { agencies, agencyStates, states, topics } from '../../lists/tables.ts'
import { publishingJobs } from '../../publishing/tables.ts'
import { followAccreditationDates } from '../jobs/follow-accreditation-dates.ts'
import { accreditations } from '../tables.ts'
import { portalDay } from './portal-day.ts'

let world: World
let admin: Person
let agency_id: number
beforeAll(async () => {
  world = await createWorld()
  admin = await world.person('admin')
  agency_id = await world.within('core', async (tx) => {
    const [agency] = await tx.insert(agencies).values({ slug: 'board', title: 'Board of Ohio' }).returning()
    const [ohio] = await tx.select().from(states).where(eq(states.code, 'OH'))
    await tx.insert(agencyStates).values({ agency_id: agency?.id ?? 0, state_id: ohio?.id ?? 0 })
    return agency?.id ?? 0
  })
})
afterAll(() => world.close())

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
type Days = { valid_from: string | null; valid_to: string | null }
const open: Days = { valid_from: null, valid_to: null }

async function accredit(course: MadeCourse, given: readonly Days[]) {
  const params = { slug: course.slug }
  const { version } = await admin.call(list_accreditations, { params })
  const of = { agency_id, provider_number: '50-1', approval_number: '', minimum_minutes: null, delivery_modes: [] }
  const hours = [{ subject: 'General', hundredths: 250 }]
  await admin.call(set_accreditations, {
    params,
    body: { version, accreditations: given.map((days) => ({ ...of, hours, ...days })) },
  })
}
/** What visitors read on the page, on the card and in the filters. */
async function shown({ slug, id }: MadeCourse) {
  const { ce_credits, agencies: named, states: valid } = await world.visitor().call(get_course, { params: { slug } })
  const found = await world.visitor().call(search_courses, { query: { agency: 'board' } })
  const card = found.courses.find((one) => one.id === id)
  return [
    ce_credits,
    named.map(({ title, hundredths }) => [title, hundredths]),
    valid.map(({ code }) => code),
    card?.ce_credits,
  ]
}
/** Families whose page and list have the course; the page stays without it, the list does not name it then. */
async function collected({ id }: MadeCourse) {
  const places = [
    ['agency', 'board'],
    ['state', 'ohio'],
    ['ce-topic', 'ethics'],
  ] as const
  const found = await Promise.all(
    places.map(async ([family, slug]) => {
      const listed = await world.visitor().call(list_collections, { params: { family } })
      const page = await world.visitor().call(get_collection, { params: { family, slug } })
      const isOnPage = page.courses.some((course) => course.id === id)
      expect(listed.some((entry) => entry.slug === slug)).toBe(page.courses_count > 0)
      return isOnPage ? [family] : []
    }),
  )
  return found.flat()
}
/** A course that claims five credits, an agency and a state of its own accord. */
async function claiming(): Promise<MadeCourse> {
  const course = await makeCourse(world, { instructor_id: admin.id })
  await world.within('core', async (tx) => {
    await tx.update(courses).set({ ce_credits: 5 }).where(eq(courses.id, course.id))
    await tx.insert(courseAgencies).values({ course_id: course.id, agency_id })
    const [ohio] = await tx.select().from(states).where(eq(states.code, 'OH'))
    await tx.insert(courseStates).values({ course_id: course.id, state_id: ohio?.id ?? 0 })
    await tx.execute(sql`select refresh_catalog(${course.id})`)
  })
  return course
}
/** A claiming course in a topic of continuing education. */
async function inTopic(): Promise<MadeCourse> {
  const course = await claiming()
  await world.within('core', async (tx) => {
    const [topic] = await tx
      .insert(topics)
      .values({ slug: 'ethics', title: 'Ethics', is_continuing_education: true })
      .returning()
    await tx.insert(courseTopics).values({ course_id: course.id, topic_id: topic?.id ?? 0 })
    await tx.execute(sql`select refresh_catalog(${course.id})`)
  })
  return course
}
const nothing = [0, [], [], undefined]
const all = [2.5, [['Board of Ohio', 250]], ['OH'], 2.5]

test('[CAT-010] [CAT-015] shows agencies, credits and states, and the course on their pages, only with an accreditation that is valid today', async () => {
  const course = await inTopic()
  const families = ['agency', 'state', 'ce-topic']
  expect([await shown(course), await collected(course)]).toEqual([nothing, []])
  await accredit(course, [open])
  expect([await shown(course), await collected(course)]).toEqual([all, families])
  await accredit(course, [{ valid_from: day(3), valid_to: null }])
  expect([await shown(course), await collected(course)]).toEqual([nothing, []])
  await accredit(course, [{ valid_from: null, valid_to: day(-3) }])
  expect([await shown(course), await collected(course)]).toEqual([nothing, []])
  await accredit(course, [{ valid_from: day(-3), valid_to: day(3) }])
  expect([await shown(course), await collected(course)]).toEqual([all, families])
})

test('renders a course and what gathers it when an accreditation changes, begins or ends', async () => {
  const course = await claiming()
  const jobs = async () =>
    world.within('core', (tx) =>
      tx
        .select()
        .from(publishingJobs)
        .where(eq(publishingJobs.subject, `course:${course.slug}`)),
    )
  await accredit(course, [{ valid_from: day(-3), valid_to: day(3) }])
  const [changed] = await jobs()
  expect(changed?.tags).toEqual(
    expect.arrayContaining([`course:${course.id}`, `agency:${agency_id}`, 'agencies', 'courses']),
  )
  await followAccreditationDates(world.services)
  expect(await jobs()).toHaveLength(1)
  await world.within('core', (tx) =>
    tx
      .update(accreditations)
      .set({ valid_to: day(-2) })
      .where(eq(accreditations.course_id, course.id)),
  )
  const other = await claiming()
  await accredit(other, [open])
  await world.within('core', (tx) =>
    tx.update(accreditations).set({ is_shown: false }).where(eq(accreditations.course_id, other.id)),
  )
  await followAccreditationDates(world.services)
  // One job for all courses of the portal.
  const later = await queuedJobs<{ tags: string[] }>(world, 'publish.pages')
  expect(later.map(({ tags }) => tags)).toEqual([
    expect.arrayContaining([`course:${course.id}`, `course:${other.id}`, `agency:${agency_id}`]),
  ])
  const [row] = await world.within('core', (tx) =>
    tx
      .select()
      .from(catalog)
      .where(and(eq(catalog.course_id, course.id))),
  )
  expect(row).toMatchObject({ ce_credits: 0, agency_ids: [], state_ids: [] })
  await followAccreditationDates(world.services)
  expect(await queuedJobs(world, 'publish.pages')).toHaveLength(1)
})

test('one course that fails does not stop the others', async () => {
  const [broken, fine] = [await claiming(), await claiming()]
  for (const course of [broken, fine]) await accredit(course, [open])
  const set = (is_shown: boolean) =>
    world.within('core', (tx) =>
      tx
        .update(accreditations)
        .set({ is_shown })
        .where(inArray(accreditations.course_id, [broken.id, fine.id])),
    )
  await set(false)
  const owner = postgres(world.database_url, { max: 1 })
  await owner.unsafe(`create function refuse_turn() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$;
    create trigger refuse_turn before update on accreditations for each row when (new.course_id = ${broken.id}) execute function refuse_turn()`)
  await followAccreditationDates(world.services)
  await owner.unsafe('drop trigger refuse_turn on accreditations; drop function refuse_turn')
  await owner.end()
  const shownNow = await world.within('core', (tx) =>
    tx
      .select({ id: accreditations.course_id, is_shown: accreditations.is_shown })
      .from(accreditations)
      .where(inArray(accreditations.course_id, [broken.id, fine.id]))
      .orderBy(accreditations.course_id),
  )
  expect(shownNow).toEqual([
    { id: broken.id, is_shown: false },
    { id: fine.id, is_shown: true },
  ])
})

const setValidity = (course: MadeCourse, days: Days, portal: PortalName = 'core') =>
  world.within(portal, (tx) => tx.update(accreditations).set(days).where(eq(accreditations.course_id, course.id)))

test('an accreditation that begins is shown by the hourly job', async () => {
  const course = await claiming()
  await accredit(course, [{ valid_from: day(3), valid_to: null }])
  expect(await shown(course)).toEqual(nothing)
  await setValidity(course, { valid_from: day(-3), valid_to: null })
  await followAccreditationDates(world.services)
  expect(await shown(course)).toEqual(all)
})

test('the last day ends at midnight of each portal', async () => {
  // 25 hours apart, so that it is never the same day in both.
  const zones = [
    ['core', 'Pacific/Pago_Pago'],
    ['summit', 'Pacific/Kiritimati'],
  ] as const
  const today = portalDay(new Date(), 'Pacific/Pago_Pago')
  const creditsOf = async (portal: PortalName, course: MadeCourse) => {
    const [row] = await world.within(portal, (tx) => tx.select().from(catalog).where(eq(catalog.course_id, course.id)))
    return row?.ce_credits
  }
  const credits: unknown[] = []
  for (const [portal, time_zone] of zones) {
    await world.services.platform
      .sql`update portals set time_zone = ${time_zone} where id = ${world.portals[portal].id}`
    const course = await makeCourse(world, { portal })
    await world.within(portal, async (tx) => {
      const [agency] = await tx.insert(agencies).values({ slug: 'midnight', title: 'Midnight Board' }).returning()
      const hours = [{ subject: 'General', hundredths: 250 }]
      await tx.insert(accreditations).values({ course_id: course.id, agency_id: agency?.id ?? 0, hours })
    })
    await followAccreditationDates(world.services)
    expect(await creditsOf(portal, course)).toBe(2.5)
    await setValidity(course, { valid_from: null, valid_to: today }, portal)
    await followAccreditationDates(world.services)
    credits.push(await creditsOf(portal, course))
  }
  expect(credits).toEqual([2.5, 0])
})

test('claims that nobody can edit cause no warning on publishing', async () => {
  const course = await claiming()
  await world.within('core', (tx) => tx.delete(courseStates).where(eq(courseStates.course_id, course.id)))
  expect((await admin.call(publish_course, { params: { slug: course.slug } })).warnings).toEqual([])
})

test('warns on publishing a course whose states or accreditations are not valid today, and publishes it', async () => {
  const course = await claiming()
  const publish = () => admin.call(publish_course, { params: { slug: course.slug } })
  expect(await publish()).toMatchObject({ publication_status: 2, warnings: ['not_accredited'] })
  await accredit(course, [open])
  expect((await publish()).warnings).toEqual([])
  await accredit(course, [{ valid_from: null, valid_to: day(-3) }])
  expect((await publish()).warnings).toEqual(['not_accredited'])
})
