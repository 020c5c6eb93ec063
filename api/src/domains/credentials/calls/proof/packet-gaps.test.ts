import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  list_accreditations,
  set_accreditations,
  set_licenses,
} from '@portico/shared/contract/credentials/proof-accreditation.ts'
import { make_packet, preview_packet } from '@portico/shared/contract/credentials/proof.ts'
import { readZip } from '@portico/shared/rules/credentials/packets/stored-zip.ts'
import { enroll, makeCourse } from '../../../../../../tests/support/course.ts'
import { jobContext } from '../../../../../../tests/support/job-context.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'
import { users } from '../../../identity/tables.ts'
import { enrollments } from '../../../learning/tables.ts'
import { agencies } from '../../../lists/tables.ts'
import { task } from '../../reactions/proof.asked.ts'

let world: World
let admin: Person
beforeAll(async () => {
  world = await createWorld()
  admin = await world.person('admin')
})
afterAll(() => world.close())

/** Three people who completed a course that a board accredits; only the last by name has entered a license. */
async function completedByThree(): Promise<{ agency_id: number; zeller: Person; abel: Person; moss: Person }> {
  const [board] = await world.within('core', (tx) =>
    tx
      .insert(agencies)
      .values({ title: 'Board', slug: `board-${Date.now()}`, asks_license: true })
      .returning(),
  )
  const agency_id = board?.id ?? 0
  const course = await makeCourse(world, { outline: [['Text']] })
  const params = { slug: course.slug }
  const { version } = await admin.call(list_accreditations, { params })
  const accreditation = {
    agency_id,
    provider_number: '50-1234',
    approval_number: '20-777',
    hours: [{ subject: 'Ethics', hundredths: 150 }],
    delivery_modes: ['online' as const],
    valid_from: '2026-01-01',
    valid_to: '2026-12-31',
  }
  await admin.call(set_accreditations, { params, body: { version, accreditations: [accreditation] } })
  const finish = async (last_name: string) => {
    const learner = await world.person('learner')
    await world.within('core', (tx) => tx.update(users).set({ last_name }).where(eq(users.id, learner.id)))
    const id = await enroll(world, { course, user_id: learner.id })
    const finished = { status: 5, percentage: 100, finished_at: new Date('2026-05-01T12:00:00Z') } as const
    await world.within('core', (tx) => tx.update(enrollments).set(finished).where(eq(enrollments.id, id)))
    return learner
  }
  const zeller = await finish('Zeller')
  const license = { profession: 'RN', state: 'FL', number: 'RN1', deadline: null }
  await zeller.call(set_licenses, { body: { licenses: [license] } })
  return { agency_id, zeller, abel: await finish('abel'), moss: await finish('Moss') }
}

test('names before export what completions in the packet lack, and lists its people by last name', async () => {
  const { agency_id, zeller, abel, moss } = await completedByThree()
  const body = { agency_id, from: '2026-01-01', to: '2026-12-31' }
  const { rows, refused, incomplete } = await admin.call(preview_packet, { body })
  expect([rows, refused]).toEqual([3, []])
  const lacking = (word: string) =>
    incomplete.find(({ reason }) => reason.includes(word))?.completions.map(({ user_id }) => user_id)
  expect(lacking('license number')).toEqual([abel.id, moss.id])
  expect(lacking('No certificate')).toEqual([abel.id, moss.id, zeller.id])
  const { id } = await admin.call(make_packet, { body })
  await task(await jobContext(world), { proof_job_id: id })
  const zip = new Uint8Array(await (await admin.send('GET', `/proof/jobs/${id}/file`)).arrayBuffer())
  const roster = new TextDecoder().decode(readZip(zip)?.find(({ name }) => name === 'roster.csv')?.bytes)
  expect(roster.split('\r\n').map((line) => line.split(',')[0])).toEqual(['Last name', 'abel', 'Moss', 'Zeller', ''])
})

test('counts every completion that lacks something and names the first 100', async () => {
  const { agency_id, moss } = await completedByThree()
  await world.within('core', (tx) =>
    tx.execute(sql`
      insert into enrollments (portal_id, course_id, user_id, status, percentage, finished_at)
      select portal_id, course_id, user_id, status, percentage, finished_at from enrollments, generate_series(1, 120)
      where user_id = ${moss.id}`),
  )
  const body = { agency_id, from: '2026-01-01', to: '2026-12-31' }
  const { rows, incomplete_rows, incomplete } = await admin.call(preview_packet, { body })
  expect([rows, incomplete_rows]).toEqual([123, 123])
  expect(incomplete.map(({ count }) => count).toSorted()).toEqual([122, 123])
  expect(incomplete.map(({ completions }) => completions.length)).toEqual([100, 100])
})
