import { afterAll, beforeAll, expect, test } from 'vitest'
import { generate_certificate } from '@portico/shared/contract/credentials/certificates.ts'
import { give_manager_credits } from '@portico/shared/contract/credits/hand-out.ts'
import { give_credits } from '@portico/shared/contract/credits/moves.ts'
import {
  add_subordinates,
  download_team_certificates,
  export_joined_users,
  list_joined_users,
  list_subordinates,
  list_team_certificates,
  make_team_certificates,
  remove_subordinate,
} from '@portico/shared/contract/learning/team.ts'
import { portalSettings } from '../../../portals/tables.ts'
import { task } from '../../../credentials/reactions/proof.asked.ts'
import { makeCourse } from '../../../../../../tests/support/course.ts'
import { jobContext } from '../../../../../../tests/support/job-context.ts'
import { fillPool } from '../../../../../../tests/support/portal-credits.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'
import { zipNames } from '../../../../../../tests/support/zip-names.ts'

let world: World
let admin: Person
beforeAll(async () => {
  world = await createWorld()
  admin = await world.person('portal_admin')
  await fillPool(world, 100)
  await world.within('core', (tx) => tx.update(portalSettings).set({ default_certificate_logo: '/media/logo.svg' }))
})
afterAll(() => world.close())

/** Creates a manager with one person who has completed a course and one who is late. */
async function teamOfTwo() {
  const instructor = await world.person('instructor')
  const course = await makeCourse(world, { has_template: true, instructor_id: instructor.id })
  const [manager, done, late] = [
    await world.person('manager'),
    await world.person('learner'),
    await world.person('learner'),
  ]
  const sent_as = () => crypto.randomUUID()
  await admin.call(give_credits, {
    body: { amount: 3, sent_as: sent_as(), course_id: course.id, email: manager.email },
  })
  await manager.call(give_manager_credits, {
    params: { slug: course.slug },
    body: { as: 'learner', amount: 1, sent_as: sent_as(), emails: [done.email, late.email] },
  })
  const { sql } = world.services.platform
  await sql`update enrollments set started_at = now(), finished_at = now(), status = 5, percentage = 100 where user_id = ${done.id} and course_id = ${course.id}`
  await sql`update enrollments set due_on = '2026-01-31' where user_id = ${late.id} and course_id = ${course.id}`
  return { course, manager, done, late }
}

test('[USR-031] [USR-032] a manager sees their people’s courses, completions and delays; other managers see none', async () => {
  const { course, manager, done, late } = await teamOfTwo()
  const { data } = await manager.call(list_joined_users)
  expect(data).toMatchObject([
    { user_id: late.id, is_overdue: true, due_on: '2026-01-31', course: { slug: course.slug } },
    { user_id: done.id, is_overdue: false, percentage: 100 },
  ])
  expect((await manager.call(list_joined_users, { query: { overdue: '1' } })).data).toHaveLength(1)
  const people = async (query = {}) => (await manager.call(list_subordinates, { query })).data
  expect(await people()).toMatchObject([
    { id: late.id, courses: 1, completed: 0, overdue: 1, is_assigned: false },
    { id: done.id, courses: 1, completed: 1, overdue: 0 },
  ])
  expect((await people({ overdue: '1' })).map(({ id }) => id)).toEqual([late.id])
  const other = await world.person('manager')
  expect((await other.call(list_joined_users)).data).toEqual([])
  expect((await other.call(list_subordinates)).data).toEqual([])
  const csv = await (await manager.send('GET', export_joined_users.path)).text()
  expect(csv.trim().split('\r\n')).toHaveLength(3)
  expect(csv).toContain('2026-01-31,Yes')
})

test('[USR-031] a manager adds only people who accepted an invitation or started with a seat', async () => {
  const { manager, done, late } = await teamOfTwo()
  const stranger = await world.person('learner')
  const add = (...emails: string[]) => manager.call(add_subordinates, { body: { emails } })
  const people = async () => (await manager.call(list_subordinates)).data
  for (const email of [stranger.email, 'nobody@example.com', late.email])
    await expect(add(done.email, email)).rejects.toMatchObject({
      code: 'invitations.not_joined',
      message: `${email} has not accepted an invitation of yours or started a course with one of your seats. Invite them first.`,
    })
  expect((await people()).filter(({ is_assigned }) => is_assigned)).toEqual([])
  expect(await add(done.email)).toEqual({ added: 1 })
  expect(await add(done.email)).toEqual({ added: 0 })
  expect(await people()).toContainEqual(expect.objectContaining({ id: done.id, is_assigned: true }))
  await expect(add(manager.email)).rejects.toMatchObject({ code: 'invitations.own_subordinate' })
  const remove = (user_id: number) => manager.call(remove_subordinate, { params: { user_id } })
  await remove(done.id)
  expect(await people()).toContainEqual(expect.objectContaining({ id: done.id, is_assigned: false }))
  await expect(remove(done.id)).rejects.toMatchObject({ status: 404 })
})

test('[ADM-007] zips the certificates of a manager’s people only, for this manager only', async () => {
  const { manager, ...mine } = await teamOfTwo()
  const { manager: other, ...theirs } = await teamOfTwo()
  const stranger = await world.person('learner')
  const certify = async ({ course, done }: Pick<typeof mine, 'course' | 'done'>) =>
    (await admin.call(generate_certificate, { params: { user: done.id, course: course.id }, body: {} })).serial
  const [serial] = [await certify(mine), await certify(theirs)]
  const { id } = await manager.call(make_team_certificates, { body: {} })
  const path = download_team_certificates.path.replace(':id', String(id))
  expect((await manager.send('GET', path)).status).toBe(404)
  await task(await jobContext(world), { proof_job_id: id })
  const zip = Buffer.from(await (await manager.send('GET', path)).arrayBuffer())
  expect(zip.subarray(0, 2).toString()).toBe('PK')
  expect(zipNames(zip)).toEqual([expect.stringMatching(new RegExp(`^\\w+ Example ${serial}\\.pdf$`))])
  expect(await manager.call(list_team_certificates)).toMatchObject([{ id, total: 1 }])
  expect(await other.call(list_team_certificates)).toEqual([])
  expect((await other.send('GET', path)).status).toBe(404)
  expect((await stranger.send('GET', path)).status).toBe(403)
}, 180_000)
