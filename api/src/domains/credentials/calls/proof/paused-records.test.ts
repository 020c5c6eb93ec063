import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { check_certificate } from '@portico/shared/contract/credentials/certificates.ts'
import { list_paused_records } from '@portico/shared/contract/credentials/proof-transcript.ts'
import { certificates } from '../../tables.ts'
import { enrollments } from '../../../learning/tables.ts'
import { enroll, makeCourse } from '../../../../../../tests/support/course.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

let serials = 0
/** Completes a course with a certificate on that portal, for a learner who is also a member there. */
async function completedAt(portal: 'paused' | 'summit', learner: Person): Promise<string> {
  const serial = `0000${(serials += 1)}-PAUSE-BBBBB-CCCCC`
  await world.services.platform
    .sql`insert into memberships (portal_id, user_id, roles) values (${world.portals[portal].id}, ${learner.id}, '{learner}')`
  const course = await makeCourse(world, { portal, slug: `kept-${serials}`, outline: [['Text']] })
  const enrollment_id = await enroll(world, { course, user_id: learner.id, portal })
  await world.within(portal, async (db) => {
    await db.update(enrollments).set({ finished_at: new Date() }).where(eq(enrollments.id, enrollment_id))
    await db.insert(certificates).values({
      serial,
      enrollment_id,
      user_id: learner.id,
      course_id: course.id,
      snapshot: {
        learner: 'Ada Example',
        course: 'Kept course',
        duration_minutes: 60,
        ce_credits: 1,
        statement: 'has completed',
        title: 'Certificate',
        signatory_name: '',
        signatory_title: '',
        organizations: [],
        instructors: [],
        portal: 'Paused',
        company: 'Paused Inc.',
        logo: '',
        time_zone: 'America/New_York',
        finished_at: new Date().toISOString(),
      },
    })
  })
  return serial
}

test('[TEN-009] [TEN-013] shows a paused portal’s completions and certificates on the core portal only', async () => {
  const learner = await world.person('learner')
  const [paused, running] = [await completedAt('paused', learner), await completedAt('summit', learner)]
  expect(await learner.call(list_paused_records)).toMatchObject([
    { portal: 'Paused', entries: [{ kind: 'course', certificate: paused }] },
  ])
  // Other people and open portals get nothing.
  expect(await (await world.person('learner')).call(list_paused_records)).toEqual([])
  const visitor = world.visitor()
  expect(await visitor.call(check_certificate, { params: { serial: paused } })).toMatchObject({
    state: 'valid',
    course: 'Kept course',
    portal: 'Paused',
  })
  for (const elsewhere of [world.visitor('summit'), world.visitor('northwind')])
    await expect(elsewhere.call(check_certificate, { params: { serial: paused } })).rejects.toMatchObject({
      status: 404,
    })
  await expect(visitor.call(check_certificate, { params: { serial: running } })).rejects.toMatchObject({ status: 404 })
  await expect(world.visitor('paused').call(check_certificate, { params: { serial: paused } })).rejects.toMatchObject({
    status: 403,
    code: 'portals.blocked',
  })

  const pdf = (by: Person, serial: string) => by.send('GET', `/certificates/${serial}/pdf`)
  expect((await pdf(learner, paused)).status).toBe(200)
  expect((await pdf(learner, running)).status).toBe(404)
  expect((await pdf(await world.person('super_admin'), paused)).status).toBe(404)
})

test('[TEN-009] leaves the records to the portal’s own host once it is open again', async () => {
  const learner = await world.person('learner')
  const serial = await completedAt('paused', learner)
  const { sql } = world.services.platform
  const { id } = world.portals.paused
  await sql`update portals set is_paused = false where id = ${id}`
  try {
    expect(await learner.call(list_paused_records)).toEqual([])
    await expect(world.visitor().call(check_certificate, { params: { serial } })).rejects.toMatchObject({ status: 404 })
  } finally {
    await sql`update portals set is_paused = true where id = ${id}`
  }
})
