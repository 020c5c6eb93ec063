import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { list_admin_courses } from '@portico/shared/contract/courses.ts'
import { get_admin_course } from '@portico/shared/contract/courses-editing.ts'
import { create_enrollments } from '@portico/shared/contract/enrollments-people.ts'
import { roleIdOf } from '@portico/shared/access/course-roles.ts'
import { callsOf } from '@portico/shared/contract/lists.ts'
import type { ListImport } from '@portico/shared/resources/import-calls.ts'
import { makeCourse, type MadeCourse } from '../../../../tests/support/course.ts'
import { editCourse, editEntry } from '../../../../tests/support/edit-entry.ts'
import { createWorld, type Person, type World } from '../../../../tests/support/world.ts'
import { certificateTemplateOrganizations, courseManagers, courses, courseTopics } from '../../db/tables/courses.ts'
import { memberships } from '../../db/tables/people.ts'

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
const made = async (list: 'organizations' | 'topics', values: Record<string, unknown>) =>
  Number((await admin.call(callsOf(list).create, { body: values })).id)
const printedBy = (course: MadeCourse, organization_id: number) =>
  world.within('core', async (tx) => {
    const [row] = await tx.select().from(courses).where(eq(courses.id, course.id))
    const certificate_template_id = row?.certificate_template_id ?? 0
    await tx.insert(certificateTemplateOrganizations).values({ certificate_template_id, organization_id })
  })

test('[ROL-037] an organization that certificates of another course print, and a topic that it has, are changed by somebody else', async () => {
  const id = await made('organizations', { name: 'Board', provider_number: 'CE-1' })
  const rename = (who: Person, provider_number: string) =>
    editEntry(who, { list: 'organizations', id }, { provider_number })
  await printedBy(own, id)
  expect(await rename(limited, 'CE-2')).toMatchObject({ provider_number: 'CE-2' })
  await printedBy(other, id)
  await expect(rename(limited, 'FAKE')).rejects.toMatchObject(refused)
  await expect(limited.call(callsOf('organizations').delete, { params: { id } })).rejects.toMatchObject(refused)
  expect(await rename(admin, 'CE-3')).toMatchObject({ provider_number: 'CE-3' })

  const topic_id = await made('topics', { title: 'Ladders' })
  const retitle = () => editEntry(limited, { list: 'topics', id: topic_id }, { title: 'Snakes' })
  expect(await retitle()).toMatchObject({ title: 'Snakes' })
  await world.within('core', (tx) => tx.insert(courseTopics).values({ course_id: other.id, topic_id }))
  await expect(retitle()).rejects.toMatchObject(refused)
})

test('[ROL-037] a file of entries changes no more of them than the form does', async () => {
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
    problems: ['This is also used in courses that you do not teach or manage. Someone else has to change it.'],
  })
  expect(await judged(admin)).toMatchObject({ counts: { update: 2 } })
})

test('[ROL-037] people who are limited to courses do not limit a colleague who works in all of them; whoever is not limited may', async () => {
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

test('[ROL-037] whoever works in all courses is not limited by assigning themselves', async () => {
  const free = await world.person(['course_admin', 'instructor', 'manager'])
  await editCourse(free, own.slug, { instructor_ids: [free.id] })
  await free.call(create_enrollments, {
    params: { slug: own.slug },
    body: { role_id: roleIdOf('manager'), user_ids: [free.id] },
  })
  await editCourse(free, other.slug, { subtitle: 'Still theirs' })
  await editCourse(admin, other.slug, { instructor_ids: [free.id] })
  const third = await makeCourse(world)
  await expect(editCourse(free, third.slug, { subtitle: 'No more' })).rejects.toMatchObject({ status: 404 })
})

test('[ROL-037] lists and forms of courses say which of them whoever is limited may change', async () => {
  const { data } = await limited.call(list_admin_courses, { query: { per_page: 100 } })
  const reached = data.filter(({ is_reached }) => is_reached).map(({ id }) => id)
  expect(reached).toEqual([own.id])
  const opened = async (who: Person, { slug }: MadeCourse) =>
    (await who.call(get_admin_course, { params: { slug } })).is_reached
  expect([await opened(limited, own), await opened(limited, other), await opened(admin, other)]).toEqual([
    true,
    false,
    true,
  ])
})
