import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isGranted } from '../../shared/src/access/grants.ts'
import { roles, type Role } from '../../shared/src/access/roles.ts'
import { broadcasting_auth } from '../../shared/src/contract/notifications.ts'
import { make, named } from '../support/call-samples.ts'
import { courseManagers } from '../../api/src/db/tables/courses.ts'
import { contractEntries, type Entry } from '../support/contract-entries.ts'
import { makeCourse } from '../support/course.ts'
import { seedContent, type Keys } from '../support/seed-content.ts'
import { createWorld, type Person, type World } from '../support/world.ts'

const entries: Entry[] = await contractEntries()
/** A list over all courses: of those that somebody else teaches it shows nothing. */
const showsNothing = new Set(['list_assignment_responses'])

let world: World
let teacher: Person
let stranger: Person
let own: Keys
beforeAll(async () => {
  world = await createWorld()
  teacher = await world.person('instructor')
  stranger = await world.person('instructor')
  for (const one of [teacher, stranger]) await one.confirm()
  own = await seedContent(world, 'core', teacher)
})
afterAll(() => world.close())

const moved = (value: number | string) => (typeof value === 'number' ? value + 7_000_000 : `${value}-elsewhere`)
/** Whether a call is made another way in another course, or of another learner. */
function namesCourse({ name }: Entry): boolean {
  const sample = named[name]
  if (!sample) return false
  const { course_id, slug, related_id, review_id, student_question_id } = own
  const there = Object.entries({ course_id, slug, related_id, review_id, student_question_id })
  const another = { ...own, ...Object.fromEntries(there.map(([key, value]) => [key, moved(value)])) }
  return JSON.stringify(sample.make(own)) !== JSON.stringify(sample.make(another))
}
/** What an instructor may call by role about learners; drafts are read by all who review content (ROL-009). */
const aboutLearners = () =>
  entries.filter((entry) => {
    const { action } = entry.endpoint
    const isOfEverybody = action === 'public' || roles.every((role) => isGranted(role, action))
    return !isOfEverybody && isGranted('instructor', action) && action !== 'courses.read_drafts' && namesCourse(entry)
  })

/** Calls of staff that a role may make, reading drafts aside. */
const callsOfStaff = (role: Role): Entry[] =>
  entries.filter(({ endpoint: { action } }) => {
    const isOfEverybody = action === 'public' || roles.every((one) => isGranted(one, action))
    return !isOfEverybody && isGranted(role, action) && action !== 'courses.read_drafts'
  })

/** Those that name a course: the seeded one or the one in preparation. */
function ofCourses(role: Role): Entry[] {
  const elsewhere = {
    ...own,
    course_id: moved(own.course_id) as number,
    slug: moved(own.slug) as string,
    related_id: moved(own.related_id) as number,
    draft: { ...own.draft, course_id: moved(own.draft.course_id) as number, slug: moved(own.draft.slug) as string },
  }
  return callsOfStaff(role).filter(({ name }) => {
    const sample = named[name]
    return sample !== undefined && JSON.stringify(sample.make(own)) !== JSON.stringify(sample.make(elsewhere))
  })
}

/** Calls that name courses and are walked elsewhere, each with the test that does. */
const walkedElsewhere: Readonly<Record<string, string>> = {
  'bundles.create': 'api/src/areas/courses/limited-people.test.ts',
  'bundles.update': 'api/src/areas/courses/limited-people.test.ts',
  'schedules.create': 'api/src/areas/courses/limited-people.test.ts',
  'schedules.update': 'api/src/areas/courses/limited-people.test.ts',
  list_shares: 'api/src/areas/courses/limited-people.test.ts',
}
const courseNames = ['course', 'courses', 'course_id', 'course_ids', 'related_id', 'related_ids']

/** The names of an input's fields, also within lists and choices. */
function namesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { entries: fields = {}, wrapped, item, options } = schema as Record<string, object | undefined>
  const inner: unknown[] = [wrapped, item, ...(Array.isArray(options) ? (options as unknown[]) : [])]
  return [...Object.entries(fields).flatMap(([name, field]) => [name, ...namesIn(field)]), ...inner.flatMap(namesIn)]
}

/** What a call's own declaration says, whether or not there is a sample of it. */
const declaresCourse = ({ endpoint: { path, params, query, body } }: Entry): boolean =>
  /\/(courses|enrollments)\/:/.test(path) ||
  [params, query, body].flatMap(namesIn).some((name) => courseNames.includes(name))

describe('course admins and editors who teach or manage courses act on those alone', () => {
  test('[ROL-037] walks every call whose input names a course or an enrollment', () => {
    const forgotten = (['course_admin', 'editor'] as const).flatMap((role) => {
      const walked = new Set(ofCourses(role).map(({ name }) => name))
      return callsOfStaff(role)
        .filter(declaresCourse)
        .flatMap(({ name }) => (walked.has(name) || name in walkedElsewhere ? [] : `${name} (${role})`))
    })
    expect(forgotten).toEqual([])
  })

  test('[ROL-037] calls that are walked elsewhere are named by their test there, and walked by nothing here', () => {
    const roles = ['course_admin', 'editor'] as const
    const walked = new Set(roles.flatMap((role) => ofCourses(role).map(({ name }) => name)))
    const declared = new Set(entries.filter(declaresCourse).map(({ name }) => name))
    for (const [name, file] of Object.entries(walkedElsewhere)) {
      const [list = name, verb] = name.split('.')
      expect([name, walked.has(name), declared.has(name)]).toEqual([name, false, true])
      const text = readFileSync(file, 'utf8')
      expect([file, text.includes(list), verb === undefined || text.includes(verb)]).toEqual([file, true, true])
    }
  })

  for (const role of ['course_admin', 'editor'] as const)
    test(`[ROL-037] every call that names a course or an enrollment is not found for a ${role} of another course`, async () => {
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
        const { status, body } = await make(limited, entry, named[entry.name]?.make(own) ?? {})
        if (showsNothing.has(entry.name)) expect([entry.name, JSON.parse(body).data]).toEqual([entry.name, []])
        else if (status !== 404) found.push(`${entry.name} ${status}`)
      }
      expect(found).toEqual([])
      const read = walked.filter(({ endpoint }) => endpoint.method === 'GET')
      for (const entry of read) {
        const { status } = await make(free, entry, named[entry.name]?.make(own) ?? {})
        expect({ call: entry.name, isFound: status !== 404 }).toEqual({ call: entry.name, isFound: true })
      }
    })
})

describe('instructors reach the learners of the courses that they teach', () => {
  test('[ROL-035] every call that names a course, an enrollment, a question or a review is not found for another instructor', async () => {
    const walked = aboutLearners()
    expect(walked.length).toBeGreaterThan(24)
    for (const entry of walked) {
      const { status, body } = await make(stranger, entry, named[entry.name]?.make(own) ?? {})
      if (showsNothing.has(entry.name)) expect([entry.name, JSON.parse(body).data]).toEqual([entry.name, []])
      else expect({ call: entry.name, status }).toEqual({ call: entry.name, status: 404 })
    }
  })

  test('their own instructor is not told so, and neither is a role that reaches every course', async () => {
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

  test('[NTF-008] the channel of a course’s enrollments is signed for its own instructor and for no other', async () => {
    const body = { socket_id: '1.1', channel_name: `private-enrolls.${own.course_id}` }
    await expect(stranger.call(broadcasting_auth, { body })).rejects.toMatchObject({ status: 403 })
    expect(await teacher.call(broadcasting_auth, { body })).toHaveProperty('auth')
  })

  test('what tells of a person across courses tells another instructor of none', async () => {
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
