import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { list_admin_courses } from '@portico/shared/contract/courses/courses.ts'
import { copy_course, get_admin_course } from '@portico/shared/contract/courses/editing.ts'
import { create_enrollments } from '@portico/shared/contract/learning/enrollments-people.ts'
import { roleIdOf } from '@portico/shared/access/course-roles.ts'
import { callsOf } from '@portico/shared/contract/lists/lists.ts'
import { delete_author_avatar } from '@portico/shared/contract/lists/author-avatar.ts'
import type { ListImport } from '@portico/shared/resources/import-calls.ts'
import { writtenFields } from '@portico/shared/resources/fields-of.ts'
import { resourceOf, type ResourceName } from '@portico/shared/resources/resources.ts'
import { inTwoParts } from '../../../../../../tests/support/in-two-parts.ts'
import { makeCourse, type MadeCourse } from '../../../../../../tests/support/course.ts'
import { editCourse, editEntry } from '../../../../../../tests/support/edit-entry.ts'
import { insertEntry, sampleValue } from '../../../../../../tests/support/list-samples.ts'
import { runQueued } from '../../../../../../tests/support/run-queued.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'
import { certificateTemplateOrganizations } from '../../../credentials/tables.ts'
import { courseManagers } from '../../../learning/tables.ts'
import { courses } from '../../tables.ts'
import { memberships } from '../../../identity/tables.ts'

let world: World
let admin: Person
let limited: Person
let own: MadeCourse
let other: MadeCourse
beforeAll(async () => {
  world = await createWorld()
  admin = await world.person('admin')
  limited = await world.person('course_admin')
  const wish = { has_template: true }
  own = await makeCourse(world, wish)
  other = await makeCourse(world, wish)
  await world.within('core', (tx) =>
    tx.insert(courseManagers).values({ course_id: own.id, user_id: limited.id, added_by: admin.id }),
  )
})
afterAll(() => world.close())

const refused = { status: 403, code: 'access.used_elsewhere' }
const made = async (list: 'organizations', values: Record<string, unknown>) =>
  Number((await admin.call(callsOf(list).create, { body: values })).id)
const printedBy = (course: MadeCourse, organization_id: number) =>
  world.within('core', async (tx) => {
    const [row] = await tx.select().from(courses).where(eq(courses.id, course.id))
    const certificate_template_id = row?.certificate_template_id ?? 0
    await tx.insert(certificateTemplateOrganizations).values({ certificate_template_id, organization_id })
  })

type Use = (course: MadeCourse, id: number) => Promise<unknown>
const rowBetween =
  (table: string, column: string): Use =>
  ({ id: course_id }, id) =>
    world.within('core', (tx) =>
      tx.execute(
        sql`insert into ${sql.identifier(table)} (course_id, ${sql.identifier(column)}) values (${course_id}, ${id})`,
      ),
    )
const ownColumn =
  (column: string): Use =>
  ({ id: course_id }, id) =>
    world.within('core', (tx) =>
      tx.execute(sql`update courses set ${sql.identifier(column)} = ${id} where id = ${course_id}`),
    )
const uses: [ResourceName, Use][] = [
  ['agencies', rowBetween('course_agencies', 'agency_id')],
  ['agencies', rowBetween('accreditations', 'agency_id')],
  ['authors', ownColumn('author_id')],
  ['languages', ownColumn('language_id')],
  ['organizations', printedBy],
  ['states', rowBetween('course_states', 'state_id')],
  ['tags', rowBetween('course_tags', 'tag_id')],
  ['topics', rowBetween('course_topics', 'topic_id')],
  ['training-options', rowBetween('course_training_options', 'training_option_id')],
]

test.each(uses)('[ROL-037] rejects changes to an entry of %s that another course uses', async (list, use) => {
  const resource = resourceOf(list)
  const id = await world.within('core', (tx) => insertEntry(tx, resource, randomBytes(3).toString('hex')))
  const [named] = writtenFields(resource)
  if (!named) throw new Error('the list has no field')
  const [name, field] = named
  const change = (who: Person, mark: string) => editEntry(who, { list, id }, { [name]: sampleValue(field, mark) })
  await use(own, id)
  await change(limited, 'own')
  await use(other, id)
  await expect(change(limited, 'taken')).rejects.toMatchObject(refused)
  if (resource.calls.includes('delete'))
    await expect(limited.call(callsOf(list).delete, { params: { id } })).rejects.toMatchObject(refused)
  if (resource.calls.includes('reorder')) {
    const toTop = { body: { id, place: 'top' } } as const
    await expect(limited.call(callsOf(list).reorder, toTop)).rejects.toMatchObject(refused)
    await admin.call(callsOf(list).reorder, toTop)
  }
  await change(admin, 'theirs')
})

test('[ROL-037] a CSV import rejects the rows of entries that another course uses', async () => {
  const id = await made('organizations', { name: 'Council', provider_number: 'CE-1' })
  await made('organizations', { name: 'Guild', provider_number: 'CE-1' })
  await printedBy(other, id)
  const judged = async (who: Person) => {
    const answer = await who.send('POST', '/portals/organizations/imports?file_name=a.csv', {
      body: 'Name,Provider number\nCouncil,CE-2\nGuild,CE-2\n',
      headers: { 'content-type': 'application/octet-stream' },
    })
    return ((await answer.json()) as { data: ListImport }).data
  }
  const found = await judged(limited)
  expect(found).toMatchObject({ counts: { update: 1, refused: 1 } })
  expect(found.rows.find(({ verdict }) => verdict === 'refused')).toMatchObject({
    line: 2,
    problems: ['Courses that you do not teach or manage use this, too. Please ask a colleague to change it.'],
  })
  // A person who runs somebody else's import does so with their own reach.
  const { id: import_id } = await judged(admin)
  const ran = await limited.call(callsOf('organizations').run_import, { params: { import: import_id } })
  expect(ran).toMatchObject({ counts: { update: 1, refused: 1 } })
  const [council] = await world.services.platform.sql<
    { provider_number: string }[]
  >`select provider_number from organizations where name = 'Council'`
  expect(council).toEqual({ provider_number: 'CE-1' })
})

test('[ROL-037] a limited person cannot limit an unlimited colleague; an admin can', async () => {
  const colleague = await world.person(['course_admin', 'instructor', 'manager'])
  const isLimited = async () => {
    const [row] = await world.within('core', (tx) =>
      tx.select().from(memberships).where(eq(memberships.user_id, colleague.id)),
    )
    return row?.is_limited_to_courses
  }
  await expect(editCourse(limited, own.slug, { instructor_ids: [colleague.id] })).rejects.toMatchObject({
    status: 403,
    code: 'enrollments.would_limit',
  })
  const assign = (who: Person) =>
    who.call(create_enrollments, {
      params: { slug: own.slug },
      body: { role_id: roleIdOf('manager'), user_ids: [colleague.id] },
    })
  expect(await assign(limited)).toMatchObject({ rows: [{ verdict: 'refused', code: 'enrollments.would_limit' }] })
  expect(await isLimited()).toBe(null)
  expect(await assign(admin)).toMatchObject({ rows: [{ verdict: 'create' }] })
  expect(await isLimited()).toBe(true)
  await editCourse(limited, own.slug, { instructor_ids: [colleague.id] })
})

test('[ROL-037] does not limit an unlimited person who assigns themselves or copies their course', async () => {
  const free = await world.person(['course_admin', 'instructor', 'manager'])
  await editCourse(free, own.slug, { instructor_ids: [free.id] })
  await free.call(create_enrollments, {
    params: { slug: own.slug },
    body: { role_id: roleIdOf('manager'), user_ids: [free.id] },
  })
  await editCourse(free, other.slug, { subtitle: 'Still theirs' })
  for (const who of [free, admin]) {
    await who.call(copy_course, { params: { slug: own.slug } })
    await runQueued(world, 'courses.copy-asked')
    await editCourse(free, other.slug, { subtitle: 'Theirs after a copy' })
  }
  await editCourse(admin, other.slug, { instructor_ids: [free.id] })
  const third = await makeCourse(world)
  await expect(editCourse(free, third.slug, { subtitle: 'No more' })).rejects.toMatchObject({ status: 404 })
})

test('[ROL-037] marks in course lists and forms which courses a limited person may change', async () => {
  const { data } = await limited.call(list_admin_courses, { query: { per_page: 100 } })
  const reached = data.filter(({ is_reached }) => is_reached).map(({ id }) => id)
  expect(reached).toEqual([own.id])
  const mine = await limited.call(list_admin_courses, { query: { reached: '1', with_total: '1' } })
  expect([mine.data.map(({ id }) => id), mine.meta.total?.count]).toEqual([[own.id], 1])
  const all = await admin.call(list_admin_courses, { query: { reached: '1', per_page: 100 } })
  expect(all.data.map(({ id }) => id)).toEqual(data.map(({ id }) => id))
  const opened = async (who: Person, { slug }: MadeCourse) =>
    (await who.call(get_admin_course, { params: { slug } })).is_reached
  expect([await opened(limited, own), await opened(limited, other), await opened(admin, other)]).toEqual([
    true,
    false,
    true,
  ])
})

test('[ROL-037] denies a limited person the picture of an author used by another course', async () => {
  const id = await world.within('core', (tx) => insertEntry(tx, resourceOf('authors'), randomBytes(3).toString('hex')))
  const png = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#0a7' } })
    .png()
    .toBuffer()
  const send = async (who: Person, body: Uint8Array | ReadableStream<Uint8Array> = new Uint8Array(png)) =>
    (
      await who.send('POST', `/admin/authors/${id}/avatar?file_name=a.png`, {
        body,
        headers: { 'content-type': 'application/octet-stream' },
      })
    ).status
  expect(await send(limited)).toBe(200)
  const takenMeanwhile = inTwoParts(new Uint8Array(png), async () => void (await ownColumn('author_id')(other, id)))
  expect(await send(limited, takenMeanwhile)).toBe(403)
  expect([await send(limited), await send(admin)]).toEqual([403, 200])
  await expect(limited.call(delete_author_avatar, { params: { id } })).rejects.toMatchObject(refused)
  await admin.call(delete_author_avatar, { params: { id } })
})
