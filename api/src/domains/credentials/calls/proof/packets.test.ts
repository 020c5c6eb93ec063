import { eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  list_accreditations,
  list_licenses,
  set_accreditations,
  set_licenses,
} from '@portico/shared/contract/credentials/proof-accreditation.ts'
import { complete_user_course } from '@portico/shared/contract/learning/enrollments.ts'
import { show_transcript } from '@portico/shared/contract/credentials/proof-transcript.ts'
import { generate_certificate } from '@portico/shared/contract/credentials/certificates.ts'
import {
  erase_from_packets,
  list_packet_people,
  list_proof_jobs,
  make_certificates_file,
  make_packet,
  preview_packet,
  show_packet_key,
} from '@portico/shared/contract/credentials/proof.ts'
import { checkPacket } from '@portico/shared/rules/credentials/packets/check-packet.ts'
import type { RosterFormatName } from '@portico/shared/rules/credentials/packets/roster-headings.ts'
import { publishJob } from '@portico/shared/states/publish-job.ts'
import { readZip } from '@portico/shared/rules/credentials/packets/stored-zip.ts'
import { enroll, makeCourse, type MadeCourse } from '../../../../../../tests/support/course.ts'
import { jobContext } from '../../../../../../tests/support/job-context.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'
import { activityLogs } from '../../../../kernel/tables.ts'
import { seatTimes, enrollments } from '../../../learning/tables.ts'
import { certificates, proofJobs } from '../../tables.ts'
import { examTries } from '../../../exams/tables.ts'
import { agencies, agencyStates, states } from '../../../lists/tables.ts'
import { task } from '../../reactions/proof.asked.ts'

let world: World
let admin: Person
let instructor: Person
let made = 0
beforeAll(async () => {
  world = await createWorld()
  admin = await world.person('admin')
  instructor = await world.person('instructor')
})
afterAll(() => world.close())
// Ends unfinished jobs, because a portal makes one packet at a time and an earlier test may have stopped midway.
beforeEach(() =>
  world.within('core', (tx) =>
    tx
      .update(proofJobs)
      .set({ state: publishJob.failed, finished_at: new Date() })
      .where(isNull(proofJobs.finished_at)),
  ),
)

async function agency(
  values: { roster_format?: RosterFormatName; asks_license?: boolean; excludes_staff_completions?: boolean } = {},
): Promise<number> {
  const [row] = await world.within('core', (tx) =>
    tx
      .insert(agencies)
      .values({ title: 'Board', slug: `board-${(made += 1)}`, license_purpose: 'To report your hours.', ...values })
      .returning(),
  )
  return row?.id ?? 0
}

const accreditationOf = (agency_id: number) => ({
  agency_id,
  provider_number: '50-1234',
  approval_number: '20-777',
  hours: [{ subject: 'Ethics', hundredths: 150 }],
  delivery_modes: ['online' as const],
})

async function accredit(course: MadeCourse, agency_id: number, change: object = {}) {
  const params = { slug: course.slug }
  const { version } = await admin.call(list_accreditations, { params })
  return admin.call(set_accreditations, {
    params,
    body: {
      version,
      accreditations: [
        {
          ...accreditationOf(agency_id),
          valid_from: '2026-01-01',
          valid_to: '2026-12-31',
          ...change,
        },
      ],
    },
  })
}

async function finish(course: MadeCourse, at: string): Promise<Person> {
  const learner = await world.person('learner')
  const id = await enroll(world, { course, user_id: learner.id })
  await world.within('core', (tx) =>
    tx
      .update(enrollments)
      .set({ status: 5, percentage: 100, finished_at: new Date(at) })
      .where(eq(enrollments.id, id)),
  )
  return learner
}
const license = (learner: Person, number: string) =>
  learner.call(set_licenses, {
    body: { licenses: [{ profession: 'RN', state: 'fl', number, deadline: '2027-04-30' }] },
  })
const make = () => makeCourse(world, { outline: [['Text']], has_template: true, instructor_id: instructor.id })
const year = (agency_id: number) => ({ agency_id, from: '2026-01-01', to: '2026-12-31' })
const deliver = async (proof_job_id: number) => task(await jobContext(world), { proof_job_id })
const fileOf = async (id: number) =>
  new Uint8Array(await (await admin.send('GET', `/proof/jobs/${id}/file`)).arrayBuffer())
const textOf = (zip: Uint8Array, name: string) =>
  new TextDecoder().decode(readZip(zip)?.find((file) => file.name === name)?.bytes)

test('saves one list of licenses from several tabs at once without errors', async () => {
  const learner = await world.person('learner')
  await Promise.all(Array.from({ length: 8 }, (_, place) => license(learner, `RN ${place}`)))
  expect((await learner.call(list_licenses)).licenses).toHaveLength(1)
})

test('saves a course’s accreditations as a whole and rejects an edit of an outdated version', async () => {
  const course = await make()
  const agency_id = await agency()
  const set = await accredit(course, agency_id)
  expect(set.accreditations).toMatchObject([{ agency_id, hours: [{ subject: 'Ethics', hundredths: 150 }] }])
  const params = { slug: course.slug }
  await expect(
    admin.call(set_accreditations, { params, body: { accreditations: [], version: '0'.repeat(32) } }),
  ).rejects.toMatchObject({ code: 'general.changed_meanwhile' })
  await expect(accredit(course, agency_id, { valid_from: '2027-01-01' })).rejects.toMatchObject({ status: 422 })
  await expect(accredit(course, 987_654)).rejects.toMatchObject({ code: 'validation.failed' })
})

test('returns only own licenses and which agencies require one, with the reason', async () => {
  const [asking, silent] = [await agency({ asks_license: true }), await agency()]
  const [one, other] = [await make(), await make()]
  await accredit(one, asking)
  await accredit(other, silent)
  const learner = await finish(one, '2026-05-01T12:00:00Z')
  await enroll(world, { course: other, user_id: learner.id })
  const held = await license(learner, 'RN1')
  expect(held.licenses).toEqual([{ profession: 'RN', state: 'FL', number: 'RN1', deadline: '2027-04-30' }])
  expect(held.asked_by).toEqual([
    {
      related_id: expect.any(Number),
      agency: 'Board',
      course: expect.any(String),
      purpose: 'To report your hours.',
      states: [],
      is_met: true,
    },
  ])
  expect((await (await world.person('learner')).call(list_licenses)).licenses).toEqual([])
})

test('requires licenses on enrolling only for agencies that accredit the course today', async () => {
  const [florida, over, open] = [
    await agency({ asks_license: true }),
    await agency({ asks_license: true }),
    await agency({ asks_license: true }),
  ]
  await world.within('core', async (tx) => {
    const [state] = await tx.insert(states).values({ title: 'Florida', slug: 'fl-asking', code: 'FL' }).returning()
    await tx.insert(agencyStates).values({ agency_id: florida, state_id: state?.id ?? 0 })
  })
  const [course, past, other] = [await make(), await make(), await make()]
  await accredit(course, florida, { valid_from: null, valid_to: null })
  await accredit(past, over, { valid_from: '2020-01-01', valid_to: '2020-12-31' })
  await accredit(other, open, { valid_from: null, valid_to: null })
  const learner = await world.person('learner')
  const related_id = await enroll(world, { course, user_id: learner.id })
  const ended = await enroll(world, { course: past, user_id: learner.id })
  await enroll(world, { course: other, user_id: learner.id })
  const asked = async (id: number, person = learner) =>
    (await person.call(list_licenses, { query: { related_id: id } })).asked_by.map(({ states: of, is_met }) => [
      of,
      is_met,
    ])
  expect(await asked(related_id)).toEqual([[['FL'], false]])
  expect(await asked(ended)).toEqual([])
  const texas = { profession: 'RN', state: 'TX', number: 'TX-1', deadline: null }
  await learner.call(set_licenses, { body: { licenses: [texas] } })
  expect(await asked(related_id)).toEqual([[['FL'], false]])
  await learner.call(set_licenses, { body: { licenses: [texas, { ...texas, state: 'FL' }] } })
  expect(await asked(related_id)).toEqual([[['FL'], true]])
  expect(await asked(related_id, await world.person('learner'))).toEqual([])
})

test('lists each learner’s license from the agency’s own state in a packet', async () => {
  const agency_id = await agency({ roster_format: 'ce_broker', asks_license: true })
  await world.within('core', async (tx) => {
    const [state] = await tx.insert(states).values({ title: 'Ohio', slug: 'oh-packet', code: 'OH' }).returning()
    await tx.insert(agencyStates).values({ agency_id, state_id: state?.id ?? 0 })
  })
  const course = await make()
  await accredit(course, agency_id)
  const learner = await finish(course, '2026-05-01T12:00:00Z')
  await license(learner, 'RN941')
  expect(await admin.call(preview_packet, { body: year(agency_id) })).toMatchObject({
    rows: 0,
    refused: [{ reason: expect.stringContaining('no license') }],
  })
  await learner.call(set_licenses, {
    body: {
      licenses: [
        { profession: 'RN', state: 'FL', number: 'RN941', deadline: null },
        { profession: 'RN', state: 'OH', number: 'OH941', deadline: null },
      ],
    },
  })
  expect(await admin.call(preview_packet, { body: year(agency_id) })).toMatchObject({ rows: 1 })
  const { id } = await admin.call(make_packet, { body: year(agency_id) })
  await deliver(id)
  expect(textOf(await fileOf(id), 'roster.csv')).toBe('1234,777,,,OH941,5/1/2026,State=OH,Profession=RN\r\n')
})

test('builds a signed, verifiable packet with roster, attempts and certificates; names rejected rows beforehand', async () => {
  const agency_id = await agency({ roster_format: 'ce_broker', asks_license: true })
  const course = await make()
  await accredit(course, agency_id)
  const ada = await finish(course, '2026-05-01T12:00:00Z')
  await license(ada, 'RN941')
  await ada.call(generate_certificate, { params: { user: ada.id, course: course.id }, body: {} })
  const unlicensed = await finish(course, '2026-06-01T12:00:00Z')
  await finish(course, '2025-06-01T12:00:00Z')
  const before = await admin.call(preview_packet, { body: year(agency_id) })
  expect(before).toMatchObject({ rows: 1, roster_format: 'CE Broker' })
  expect(before.refused).toMatchObject([
    { reason: expect.stringContaining('no license'), count: 1, completions: [{ user_id: unlicensed.id }] },
  ])

  const job = await admin.call(make_packet, { body: year(agency_id) })
  expect(job).toMatchObject({ kind: 'packet', state: 1 })
  expect((await admin.send('GET', `/proof/jobs/${job.id}/file`)).status).toBe(404)
  await deliver(job.id)
  await deliver(job.id)
  expect((await admin.call(list_proof_jobs)).jobs[0]).toMatchObject({ id: job.id, state: 3, done: 1, total: 1 })
  const sent = await admin.send('GET', `/proof/jobs/${job.id}/file`)
  expect(sent.headers.get('content-disposition')).toMatch(
    /^attachment; filename="core-academy-board-packet-\d{4}-\d\d-\d\d\.zip"$/,
  )
  const zip = await fileOf(job.id)
  const { public_key } = await world.visitor().call(show_packet_key)
  expect(await checkPacket(zip, public_key)).toMatchObject({ state: 'whole', manifest: { agency: 'Board' } })
  expect(textOf(zip, 'roster.csv')).toBe('1234,777,,,RN941,5/1/2026,State=FL,Profession=RN\r\n')
  expect(readZip(zip)?.some(({ name }) => name.startsWith('certificates/'))).toBe(true)
  const elsewhere = await world.visitor('summit').call(show_packet_key)
  expect(await checkPacket(zip, elsewhere.public_key)).toMatchObject({ state: 'changed' })
})

test('includes seat times and exam attempts in a packet, and erases people from both', async () => {
  const agency_id = await agency()
  const course = await makeCourse(world, { outline: [['Text', 'Exam']] })
  await accredit(course, agency_id)
  const learner = await finish(course, '2026-05-01T12:00:00Z')
  const [text, exam] = course.items
  await world.within('core', async (tx) => {
    const [enrollment] = await tx.select().from(enrollments).where(eq(enrollments.user_id, learner.id))
    const enrollment_id = enrollment?.id ?? 0
    await tx.insert(seatTimes).values([
      { enrollment_id, module_item_id: text?.id ?? 0, active_ms: 754_000, offline_ms: 0 },
      { enrollment_id, module_item_id: exam?.id ?? 0, active_ms: 59_999, offline_ms: 120_000 },
    ])
    const tried = {
      enrollment_id,
      module_item_id: exam?.id ?? 0,
      exam_id: exam?.itemable_id ?? 0,
      question_ids: [],
      finished_at: new Date(),
    }
    await tx.insert(examTries).values([
      { ...tried, attempts: 1, status: 3, score: 40 },
      { ...tried, attempts: 2, status: 2, score: 90 },
    ])
  })
  const { id } = await admin.call(make_packet, { body: year(agency_id) })
  await deliver(id)
  const whole = await fileOf(id)
  const lines = (name: string, zip: Uint8Array) => textOf(zip, name).split('\r\n').slice(1, -1)
  expect(lines('seat-time.csv', whole)).toEqual([
    expect.stringMatching(/^Example,Ada,Course \d+,Text [\d.]+,12.5,0$/),
    expect.stringMatching(/^Example,Ada,Course \d+,Exam [\d.]+,0.9,2$/),
  ])
  expect(lines('attempts.csv', whole)).toEqual([
    expect.stringMatching(/^Example,Ada,Course \d+,Exam [\d.]+,1,\w+,40$/),
    expect.stringMatching(/^Example,Ada,Course \d+,Exam [\d.]+,2,\w+,90$/),
  ])
  const eraser = await world.person('admin')
  await eraser.confirm()
  await eraser.call(erase_from_packets, { body: { user_id: learner.id, name: 'Ada Example' } })
  const rest = await fileOf(id)
  for (const name of ['roster.csv', 'seat-time.csv', 'attempts.csv']) expect(lines(name, rest)).toEqual([])
  const { public_key } = await world.visitor().call(show_packet_key)
  expect(await checkPacket(rest, public_key)).toMatchObject({ state: 'whole', erased: 5 })
})

test('applies accreditations by the completion day in the portal’s time zone', async () => {
  const agency_id = await agency()
  const course = await make()
  await accredit(course, agency_id, { valid_from: '2026-03-02', valid_to: '2026-03-31' })
  // In New York it is still March 1 and March 31.
  await finish(course, '2026-03-02T03:00:00Z')
  await finish(course, '2026-04-01T03:00:00Z')
  expect(await admin.call(preview_packet, { body: year(agency_id) })).toMatchObject({ rows: 1 })
})

test('erases a person from all packets, keeps everyone else, and leaves the chain valid', async () => {
  const agency_id = await agency()
  const course = await make()
  await accredit(course, agency_id)
  const gone = await finish(course, '2026-05-01T12:00:00Z')
  const stays = await finish(course, '2026-05-02T12:00:00Z')
  await license(gone, 'GONE-1')
  await license(stays, 'STAYS-1')
  const { id } = await admin.call(make_packet, { body: year(agency_id) })
  await deliver(id)
  const eraser = await world.person('admin')
  await eraser.confirm()
  const found = await eraser.call(list_packet_people, { query: { search: gone.email } })
  expect(found).toEqual([{ user_id: gone.id, name: 'Ada Example', email: gone.email, packets: 1, rows: 1 }])
  const slip = eraser.call(erase_from_packets, { body: { user_id: gone.id, name: 'Ada Exampl' } })
  await expect(slip).rejects.toMatchObject({ code: 'proof.other_name' })
  expect(textOf(await fileOf(id), 'roster.csv')).toContain('GONE-1')
  const body = { user_id: gone.id, name: 'Ada Example' }
  expect(await eraser.call(erase_from_packets, { body })).toEqual({ packets: 1, rows: 1 })
  expect(await eraser.call(list_packet_people, { query: { search: gone.email } })).toEqual([])
  const logged = await world.within('core', (tx) =>
    tx
      .select({ actor_id: activityLogs.actor_id, changes: activityLogs.changes })
      .from(activityLogs)
      .where(eq(activityLogs.subject, `user:${gone.id}`)),
  )
  expect(logged).toContainEqual({ actor_id: eraser.id, changes: { packets: 1, rows: 1 } })
  const zip = await fileOf(id)
  const { public_key } = await world.visitor().call(show_packet_key)
  expect(await checkPacket(zip, public_key)).toMatchObject({ state: 'whole', erased: 1 })
  expect(textOf(zip, 'roster.csv')).toContain('STAYS-1')
  expect(Buffer.from(zip).toString('latin1')).not.toContain('GONE-1')
  const byInstructor = instructor.call(erase_from_packets, { body: { ...body, user_id: stays.id } })
  await expect(byInstructor).rejects.toMatchObject({
    code: 'access.denied',
  })
})

test.each(['once its rows are read', 'while its file is put'] as const)(
  'leaves out a person erased from a packet %s and keeps everyone else',
  async (moment) => {
    const agency_id = await agency()
    const course = await make()
    await accredit(course, agency_id)
    const gone = await finish(course, '2026-05-01T12:00:00Z')
    const stays = await finish(course, '2026-05-02T12:00:00Z')
    await license(gone, 'GONE-2')
    await license(stays, 'STAYS-2')
    const eraser = await world.person('admin')
    const { id } = await eraser.call(make_packet, { body: year(agency_id) })
    await eraser.confirm()
    const context = await jobContext(world)
    const { storage } = context.services
    const erase = () => eraser.call(erase_from_packets, { body: { user_id: gone.id, name: 'Ada Example' } })
    let erasing: ReturnType<typeof erase> | undefined
    let reads = 0
    const inPortal: typeof context.inPortal = async (work) => {
      reads += 1
      // The third transaction: the job is marked, its rows are read, and next it reports progress.
      if (reads === 3 && moment === 'once its rows are read') await (erasing = erase())
      return context.inPortal(work)
    }
    const put = vi.spyOn(storage, 'put').mockImplementationOnce((...asked) => {
      put.mockRestore()
      // The erasure waits for the transaction that finishes the job, which this call is part of.
      erasing ??= erase()
      return storage.put(...asked)
    })
    await task({ ...context, inPortal }, { proof_job_id: id })
    expect(await erasing).toEqual(
      moment === 'once its rows are read' ? { packets: 0, rows: 0 } : { packets: 1, rows: 1 },
    )
    const zip = await fileOf(id)
    const { public_key } = await world.visitor().call(show_packet_key)
    expect(await checkPacket(zip, public_key)).toMatchObject({ state: 'whole', erased: 1 })
    expect(textOf(zip, 'roster.csv')).toContain('STAYS-2')
    expect(Buffer.from(zip).toString('latin1')).not.toContain('GONE-2')
    expect(await eraser.call(list_packet_people, { query: { search: gone.email } })).toEqual([])
  },
)

test('makes one packet per portal at a time; a failed packet unblocks the next', async () => {
  const agency_id = await agency()
  const other = await world.person('admin')
  const ask = () => other.call(make_packet, { body: year(agency_id) })
  const stateOf = async (id: number) => (await other.call(list_proof_jobs)).jobs.find((job) => job.id === id)?.state
  const { id } = await ask()
  await expect(ask()).rejects.toMatchObject({ status: 409, code: 'proof.under_way' })
  const context = await jobContext(world)
  const put = vi.spyOn(context.services.storage, 'put').mockRejectedValue(new Error('the disk is full'))
  for (const [attempt, state] of [
    [7, publishJob.processing],
    [8, publishJob.failed],
  ] as const) {
    await expect(task({ ...context, attempt }, { proof_job_id: id })).rejects.toThrow('the disk is full')
    expect(await stateOf(id)).toBe(state)
  }
  put.mockRestore()
  const next = await ask()
  await deliver(next.id)
  expect(await stateOf(next.id)).toBe(publishJob.published)
})

test('[CER-003] zips a course’s certificates in a job; gives none to learners and other portals', async () => {
  const course = await make()
  const learner = await finish(course, '2026-05-01T12:00:00Z')
  const { serial } = await learner.call(generate_certificate, {
    params: { user: learner.id, course: course.id },
    body: {},
  })
  const params = { slug: course.slug }
  const job = await admin.call(make_certificates_file, { params })
  await expect(admin.call(make_certificates_file, { params })).rejects.toMatchObject({ code: 'proof.under_way' })
  const another = await make()
  expect(await admin.call(make_certificates_file, { params: { slug: another.slug } })).toMatchObject({ state: 1 })
  await deliver(job.id)
  const files = readZip(await fileOf(job.id)) ?? []
  expect(files.map(({ name }) => name)).toEqual([expect.stringMatching(new RegExp(`^\\w+ Example ${serial}\\.pdf$`))])
  expect(new TextDecoder().decode(files[0]?.bytes.subarray(0, 5))).toBe('%PDF-')
  await expect(learner.call(make_certificates_file, { params })).rejects.toMatchObject({ code: 'access.denied' })
  const other = await world.person('admin', 'summit')
  expect((await other.send('GET', `/proof/jobs/${job.id}/file`)).status).toBe(404)
})

test('[LRN-032] shows staff completions on certificate, packet and transcript; excluding agencies count nothing', async () => {
  const course = await make()
  const [takes, excludes] = [await agency(), await agency({ excludes_staff_completions: true })]
  const own = [takes, excludes].map((agency_id) => ({
    ...accreditationOf(agency_id),
    valid_from: null,
    valid_to: null,
  }))
  const { version } = await admin.call(list_accreditations, { params: { slug: course.slug } })
  await admin.call(set_accreditations, { params: { slug: course.slug }, body: { version, accreditations: own } })
  const learner = await world.person('learner')
  const related_id = await enroll(world, { course, user_id: learner.id })
  await admin.call(complete_user_course, {
    params: { slug: course.slug, related_id },
    body: { reason: 'Took it in the classroom.' },
  })
  const { serial } = await admin.call(generate_certificate, {
    params: { user: learner.id, course: course.id },
    body: { related_id },
  })
  const [issued] = await world.within('core', (tx) =>
    tx.select().from(certificates).where(eq(certificates.serial, serial)),
  )
  expect(issued?.snapshot.completed_by_staff).toMatchObject({ items: 1, items_total: 1 })
  expect(issued?.snapshot.accreditations).toHaveLength(1)
  const { entries } = await learner.call(show_transcript)
  expect(entries).toMatchObject([{ id: related_id, credits: [{}] }])
  const period = { from: '2020-01-01', to: '2099-12-31' }
  expect(await admin.call(preview_packet, { body: { agency_id: excludes, ...period } })).toMatchObject({
    rows: 0,
    refused: [{ reason: expect.stringContaining('staff completed'), completions: [{ user_id: learner.id }] }],
  })
  const job = await admin.call(make_packet, { body: { agency_id: takes, ...period } })
  await deliver(job.id)
  const zip = await fileOf(job.id)
  expect(await checkPacket(zip, (await admin.call(show_packet_key)).public_key)).toMatchObject({ state: 'whole' })
  const text = textOf(zip, 'completed-by-staff.csv')
  expect(text.split('\r\n')[1]).toContain('Took it in the classroom.')
})
