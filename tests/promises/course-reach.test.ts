import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isGranted } from '../../shared/src/access/grants.ts'
import { roles, type Role } from '../../shared/src/access/roles.ts'
import { callsOf } from '../../shared/src/contract/lists/lists.ts'
import { broadcasting_auth } from '../../shared/src/contract/notifications.ts'
import { make, named } from '../support/call-samples.ts'
import { courseShares } from '../../api/src/domains/shares/tables.ts'
import { courseManagers } from '../../api/src/domains/learning/tables.ts'
import { contractEntries, type Entry } from '../support/contract-entries.ts'
import { makeCourse } from '../support/course.ts'
import type { Make, Sample } from '../support/sample.ts'
import { seedContent, type Keys } from '../support/seed-content.ts'
import { createWorld, type Person, type World } from '../support/world.ts'

const entries: Entry[] = await contractEntries()
/** Lists over all courses, which show nothing of a course outside the caller's reach. */
const showsNothing = new Set(['list_assignment_responses', 'list_shares'])

let world: World
let teacher: Person
let stranger: Person
let own: Keys
let ofOwn: Record<'bundle' | 'session', { id: number; version: string }>
beforeAll(async () => {
  world = await createWorld()
  teacher = await world.person('instructor')
  stranger = await world.person('instructor')
  for (const one of [teacher, stranger]) await one.confirm()
  own = await seedContent(world, 'core', teacher)
  await shareCourse(own)
})
afterAll(() => world.close())

const session = {
  title: 'Live',
  starts: '2031-07-01T09:00',
  ends: '2031-07-01T12:00',
  time_zone: 'America/New_York',
  seats: 5,
  status: 1,
} as const

const shareCourse = ({ course_id, slug }: Keys) =>
  world.within('core', (tx) =>
    tx.insert(courseShares).values({
      side: 'given',
      other_portal_id: world.portals.summit.id,
      other_portal_name: 'Summit',
      course_id,
      owner_course_id: course_id,
      title: slug,
      owner_percent: 50,
      min_price: 1000,
    }),
  )
/** Creates a session of the seeded course and opens the seeded bundle, as forms do. */
async function openEntries({ course_id, bundle_id }: Keys): Promise<typeof ofOwn> {
  const admin = await world.person('admin')
  const made = await admin.call(callsOf('schedules').create, { body: { ...session, course_id } })
  const bundle = await admin.call(callsOf('bundles').show, { params: { id: bundle_id } })
  return {
    session: { id: Number(made.id), version: String(made.version) },
    bundle: { id: bundle_id, version: String(bundle.version) },
  }
}

/** Entries that name courses; these calls answer 403 `access.used_elsewhere` for a course outside the caller's reach. */
const refusesUse: Readonly<Record<string, Make>> = {
  'bundles.create': (k) => ({
    body: { title: 'Both', slug: 'both', price: 9900, course_ids: [k.course_id], publication_status: 1 },
  }),
  'bundles.update': (k) => ({
    path: { id: ofOwn.bundle.id },
    body: { course_ids: [k.course_id], version: ofOwn.bundle.version },
  }),
  'schedules.create': (k) => ({ body: { ...session, course_id: k.course_id } }),
}
/** Calls whose shared sample names no course, with the input used here. */
const namesCourseHere: Readonly<Record<string, Make>> = {
  ...refusesUse,
  'schedules.update': (k) => ({
    path: { id: ofOwn.session.id },
    body: { course_id: k.course_id, version: ofOwn.session.version },
  }),
  list_shares: (k) => ({ query: { side: 'given', course: k.slug } }),
}
const sampleOf = (name: string, keys: Keys): Sample | undefined => (namesCourseHere[name] ?? named[name]?.make)?.(keys)

const moved = (value: number | string) => (typeof value === 'number' ? value + 7_000_000 : `${value}-elsewhere`)
/** Returns whether the call's input changes for another course or another learner. */
function namesCourse({ name }: Entry): boolean {
  const sample = named[name]
  if (!sample) return false
  const { course_id, slug, related_id, review_id, student_question_id } = own
  const there = Object.entries({ course_id, slug, related_id, review_id, student_question_id })
  const another = { ...own, ...Object.fromEntries(there.map(([key, value]) => [key, moved(value)])) }
  return JSON.stringify(sample.make(own)) !== JSON.stringify(sample.make(another))
}
/** Calls about learners that the instructor role allows; drafts are readable by everyone who reviews content (ROL-009). */
const aboutLearners = () =>
  entries.filter((entry) => {
    const { action } = entry.endpoint
    const isOfEverybody = action === 'public' || roles.every((role) => isGranted(role, action))
    return !isOfEverybody && isGranted('instructor', action) && action !== 'courses.read_drafts' && namesCourse(entry)
  })

/** Staff calls that a role may make, except reading drafts. */
const callsOfStaff = (role: Role): Entry[] =>
  entries.filter(({ endpoint: { action } }) => {
    const isOfEverybody = action === 'public' || roles.every((one) => isGranted(one, action))
    return !isOfEverybody && isGranted(role, action) && action !== 'courses.read_drafts'
  })

/** Those that name a course, either the seeded one or the draft. */
function ofCourses(role: Role): Entry[] {
  const elsewhere = {
    ...own,
    course_id: moved(own.course_id) as number,
    slug: moved(own.slug) as string,
    related_id: moved(own.related_id) as number,
    draft: { ...own.draft, course_id: moved(own.draft.course_id) as number, slug: moved(own.draft.slug) as string },
  }
  return callsOfStaff(role).filter(
    ({ name }) => JSON.stringify(sampleOf(name, own)) !== JSON.stringify(sampleOf(name, elsewhere)),
  )
}

const courseNames = ['course', 'courses', 'course_id', 'course_ids', 'related_id', 'related_ids']

/** Returns the field names of an input, also within lists and options. */
function namesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { entries: fields = {}, wrapped, item, options } = schema as Record<string, object | undefined>
  const inner: unknown[] = [wrapped, item, ...(Array.isArray(options) ? (options as unknown[]) : [])]
  return [...Object.entries(fields).flatMap(([name, field]) => [name, ...namesIn(field)]), ...inner.flatMap(namesIn)]
}

/** Returns whether the call's own declaration names a course, with or without a sample. */
const declaresCourse = ({ endpoint: { path, params, query, body } }: Entry): boolean =>
  /\/(courses|enrollments)\/:/.test(path) ||
  [params, query, body].flatMap(namesIn).some((name) => courseNames.includes(name))

describe('course admins and editors who teach or manage courses act on those only', () => {
  beforeEach(async () => {
    ofOwn = await openEntries(own)
  })

  test('[ROL-037] walks every call whose input names a course or an enrollment', () => {
    const forgotten = (['course_admin', 'editor'] as const).flatMap((role) => {
      const walked = new Set(ofCourses(role).map(({ name }) => name))
      return callsOfStaff(role)
        .filter(declaresCourse)
        .flatMap(({ name }) => (walked.has(name) ? [] : `${name} (${role})`))
    })
    expect(forgotten).toEqual([])
  })

  for (const role of ['course_admin', 'editor'] as const)
    test(`[ROL-037] every call that names a course or an enrollment is not found, or refused, for a ${role} of another course`, async () => {
      const [limited, free] = [await world.person(role), await world.person(role)]
      const course = await makeCourse(world)
      await world.within('core', (tx) =>
        tx.insert(courseManagers).values({ course_id: course.id, user_id: limited.id, added_by: free.id }),
      )
      for (const one of [limited, free]) await one.confirm()
      const walked = ofCourses(role)
      expect(walked.length).toBeGreaterThan(15)
      const found: string[] = []
      for (const entry of walked) {
        const { status, body } = await make(limited, entry, sampleOf(entry.name, own) ?? {})
        if (showsNothing.has(entry.name)) expect([entry.name, JSON.parse(body).data]).toEqual([entry.name, []])
        else if (entry.name in refusesUse)
          expect({ call: entry.name, body }).toMatchObject({ body: expect.stringContaining('access.used_elsewhere') })
        else if (status !== 404) found.push(`${entry.name} ${status}`)
      }
      expect(found).toEqual([])
      for (const entry of walked) {
        const isWalkedHere = entry.name in namesCourseHere
        if (entry.endpoint.method !== 'GET' && !isWalkedHere) continue
        const { status, body } = await make(free, entry, sampleOf(entry.name, own) ?? {})
        const isFound = showsNothing.has(entry.name) ? JSON.parse(body).data.length > 0 : status !== 404
        const isRefused = isWalkedHere && status === 403
        expect({ call: entry.name, isFound, isRefused }).toEqual({ call: entry.name, isFound: true, isRefused: false })
      }
    })
})

describe('instructors reach the learners of the courses they teach', () => {
  test('[ROL-035] every call naming a course, enrollment, question or review answers 404 to another instructor', async () => {
    const walked = aboutLearners()
    expect(walked.length).toBeGreaterThan(24)
    for (const entry of walked) {
      const { status, body } = await make(stranger, entry, named[entry.name]?.make(own) ?? {})
      if (showsNothing.has(entry.name)) expect([entry.name, JSON.parse(body).data]).toEqual([entry.name, []])
      else expect({ call: entry.name, status }).toEqual({ call: entry.name, status: 404 })
    }
  })

  test('their own instructor and unlimited roles get no such 404', async () => {
    const admin = await world.person('course_admin')
    await admin.confirm()
    for (const who of [teacher, admin])
      for (const entry of aboutLearners()) {
        const { status, body } = await make(who, entry, named[entry.name]?.make(own) ?? {})
        if (showsNothing.has(entry.name))
          expect([entry.name, JSON.parse(body).data.length > 0]).toEqual([entry.name, true])
        else expect({ call: entry.name, isFound: status !== 404 }).toEqual({ call: entry.name, isFound: true })
      }
  })

  test('[NTF-008] only the course’s own instructor may subscribe to its enrollment channel', async () => {
    const body = { socket_id: '1.1', channel_name: `private-enrolls.${own.course_id}` }
    await expect(stranger.call(broadcasting_auth, { body })).rejects.toMatchObject({ status: 403 })
    expect(await teacher.call(broadcasting_auth, { body })).toHaveProperty('auth')
  })

  test('calls about a person across courses reveal nothing to another instructor', async () => {
    const call = (name: string) => entries.find((entry) => entry.name === name) ?? entries[0]
    const as = async (who: Person, name: string) => {
      const entry = call(name)
      return entry ? make(who, entry, named[name]?.make(own) ?? {}) : { status: 0, body: '' }
    }
    const admin = await world.person('course_admin')
    expect(JSON.parse((await as(stranger, 'list_certificates')).body).data).toEqual([])
    expect(JSON.parse((await as(admin, 'list_certificates')).body).data).toHaveLength(1)
    expect((await as(stranger, 'show_transcript')).status).toBe(403)
    expect((await as(admin, 'show_transcript')).status).toBe(200)
    expect((await as(stranger, 'generate_certificate')).status).toBe(404)
    expect((await as(stranger, 'download_certificate')).status).toBe(404)
    expect((await as(admin, 'download_certificate')).status).toBe(200)
    expect((await as(admin, 'generate_certificate')).status).toBe(200)
  })
})
