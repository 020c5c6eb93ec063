import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  check_certificate,
  generate_certificate,
  list_certificates,
  list_course_certificates,
  revoke_certificate,
} from '@portico/shared/contract/credentials/certificates.ts'
import { finish_module_item, start_module_item } from '@portico/shared/contract/learning/item-progress.ts'
import { enroll, makeCourse, type MadeCourse } from '../../../../../../tests/support/course.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'
import { courses } from '../../../courses/tables.ts'
import { certificates, accreditations, licenses } from '../../tables.ts'
import { agencies, agencyStates, states } from '../../../lists/tables.ts'
import { portalSettings } from '../../../portals/tables.ts'
import { users } from '../../../identity/tables.ts'

let world: World
let learner: Person
let instructor: Person
beforeAll(async () => {
  world = await createWorld()
  learner = await world.person('learner')
  instructor = await world.person('instructor')
})
afterAll(() => world.close())

async function finished(
  has_template = true,
  instructor_id: number | undefined = instructor.id,
): Promise<{ course: MadeCourse; related_id: number }> {
  const course = await makeCourse(world, {
    title: 'Ethics for Nurses',
    outline: [['Text']],
    has_template,
    ...(instructor_id ? { instructor_id } : {}),
  })
  const related_id = await enroll(world, { course, user_id: learner.id })
  const id = course.items[0]?.id ?? 0
  await learner.call(start_module_item, { params: { id }, body: { related_id } })
  await learner.call(finish_module_item, { params: { id }, body: { related_id } })
  return { course, related_id }
}
const frozen = async (serial: string) =>
  (await world.within('core', (tx) => tx.select().from(certificates).where(eq(certificates.serial, serial))))[0]
    ?.snapshot
const generate = (course: MadeCourse, person = learner) =>
  person.call(generate_certificate, { params: { user: learner.id, course: course.id }, body: {} })

test('[CER-001] [CER-002] [CER-004] issues one certificate for a finished course, which anyone can verify', async () => {
  const { course, related_id } = await finished()
  const issued = await generate(course)
  expect(issued).toMatchObject({ related_id, organization_id: expect.any(Number), expires_at: expect.any(String) })
  // Seven groups of four from Crockford's 32 characters: 140 random bits.
  expect(issued.serial).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){6}$/)
  expect(await generate(course)).toEqual(issued)
  // Third parties see name, course, dates and validity, and nothing else.
  expect(await world.visitor().call(check_certificate, { params: { serial: issued.serial } })).toEqual({
    state: 'valid',
    learner: 'Ada Example',
    course: 'Ethics for Nurses',
    portal: expect.any(String),
    organizations: ['State Board of Nursing, provider CE-1042'],
    finished_at: expect.any(String),
    issued_at: issued.issued_at,
    expires_at: issued.expires_at,
    revoked_at: null,
    revoke_reason: null,
  })
  expect(await frozen(issued.serial)).toMatchObject({
    organizations: [{ name: 'State Board of Nursing', provider_number: 'CE-1042' }],
  })
  expect((await learner.call(list_certificates)).map((row) => row.serial)).toContain(issued.serial)
})

test('[OP-85] keeps an issued certificate unchanged when people or courses are renamed', async () => {
  const { course } = await finished()
  const { serial } = await generate(course)
  const before = await world.visitor().call(check_certificate, { params: { serial } })
  await world.within('core', (tx) => tx.update(courses).set({ title: 'Renamed' }).where(eq(courses.id, course.id)))
  await world.within('core', (tx) => tx.update(users).set({ last_name: 'Married' }).where(eq(users.id, learner.id)))
  expect(await world.visitor().call(check_certificate, { params: { serial } })).toEqual(before)
  await world.within('core', (tx) => tx.update(users).set({ last_name: 'Example' }).where(eq(users.id, learner.id)))
})

test('freezes accreditations valid on the completion day, and licenses only if an agency requires them', async () => {
  const { course } = await finished()
  const [board, silent] = await world.within('core', async (tx) => {
    const made = await tx
      .insert(agencies)
      .values([
        { title: 'Board of Florida', slug: 'board-fl', asks_license: true },
        { title: 'Silent Board', slug: 'board-silent' },
      ])
      .returning()
    const [state] = await tx.insert(states).values({ title: 'Florida', slug: 'florida-b', code: 'FL' }).returning()
    await tx.insert(agencyStates).values({ agency_id: made[0]?.id ?? 0, state_id: state?.id ?? 0 })
    return made
  })
  const hours = [{ subject: 'Ethics', hundredths: 150 }]
  const common = { course_id: course.id, hours, delivery_modes: ['online'] }
  await world.within('core', async (tx) => {
    await tx.insert(accreditations).values([
      {
        ...common,
        agency_id: board?.id ?? 0,
        provider_number: '50-1',
        approval_number: '20-7',
        valid_to: '2020-12-31',
      },
      {
        ...common,
        agency_id: board?.id ?? 0,
        provider_number: '50-1',
        approval_number: '20-8',
        valid_from: '2021-01-01',
      },
      { ...common, agency_id: silent?.id ?? 0 },
    ])
    await tx.insert(licenses).values([
      { user_id: learner.id, profession: 'LPC', state: 'TX', number: 'TX-1' },
      { user_id: learner.id, profession: 'RN', state: 'FL', number: 'FL-1' },
    ])
  })
  const { serial } = await generate(course)
  await world.within('core', async (tx) => {
    await tx.delete(accreditations).where(eq(accreditations.course_id, course.id))
    await tx.delete(licenses).where(eq(licenses.user_id, learner.id))
  })
  const snapshot = await frozen(serial)
  expect(snapshot?.accreditations).toEqual([
    { agency: 'Board of Florida', provider_number: '50-1', approval_number: '20-8', hours, delivery_modes: ['online'] },
    { agency: 'Silent Board', provider_number: '', approval_number: '', hours, delivery_modes: ['online'] },
  ])
  expect(snapshot?.licenses).toEqual([{ profession: 'RN', state: 'FL', number: 'FL-1' }])
  expect((await learner.send('GET', `/certificates/${serial}/pdf`)).status).toBe(200)
})

test('[CER-006] refuses an unfinished course: The student has not finished the course', async () => {
  const course = await makeCourse(world, { has_template: true, instructor_id: instructor.id })
  await enroll(world, { course, user_id: learner.id })
  await expect(generate(course)).rejects.toMatchObject({
    status: 409,
    message: 'The student has not finished the course',
  })
})

test('[CER-007] [CER-008] [CER-009] refuses without logo, template or instructors, with the reason; otherwise issues it', async () => {
  const bare = await finished(false)
  await expect(generate(bare.course)).rejects.toMatchObject({ code: 'certificates.no_template' })
  const unsigned = await finished(true, 0)
  await expect(generate(unsigned.course)).rejects.toMatchObject({ code: 'certificates.no_instructors' })
  const { course } = await finished()
  await world.within('core', (tx) => tx.update(portalSettings).set({ default_certificate_logo: null }))
  await expect(generate(course)).rejects.toMatchObject({ code: 'certificates.no_logo' })
  await world.within('core', (tx) => tx.update(portalSettings).set({ default_certificate_logo: '/media/logo.svg' }))
  expect(await generate(course)).toMatchObject({ serial: expect.any(String) })
})

test('[CER-004] lets the holder or staff issue and the holder download a certificate, not strangers', async () => {
  const { course } = await finished()
  const stranger = await world.person('learner')
  await expect(generate(course, stranger)).rejects.toMatchObject({ code: 'access.denied' })
  const { serial } = await generate(course, await world.person('admin'))
  expect((await stranger.send('GET', `/certificates/${serial}/pdf`)).status).toBe(404)
  const pdf = await learner.send('GET', `/certificates/${serial}/pdf`)
  expect(pdf.headers.get('content-type')).toBe('application/pdf')
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
})

test('[OP-85] reports a revoked certificate with the first reason given', async () => {
  const { course } = await finished()
  const { serial } = await generate(course)
  const admin = await world.person('admin')
  await admin.call(revoke_certificate, { params: { serial }, body: { reason: 'Issued to the wrong person' } })
  await admin.call(revoke_certificate, { params: { serial }, body: { reason: 'Another reason' } })
  expect(await world.visitor().call(check_certificate, { params: { serial } })).toMatchObject({
    state: 'revoked',
    revoke_reason: 'Issued to the wrong person',
  })
  await expect(learner.call(revoke_certificate, { params: { serial }, body: { reason: 'x' } })).rejects.toMatchObject({
    code: 'access.denied',
  })
})

test('[OP-85] accepts old, shorter serial numbers, with or without hyphens', async () => {
  const { course } = await finished()
  const { serial } = await generate(course)
  const old = 'ABCDE-FGHJK-MNPQR-STV01'
  await world.within('core', (tx) =>
    tx.update(certificates).set({ serial: old }).where(eq(certificates.serial, serial)),
  )
  for (const typed of [old, 'abcdefghjkmnpqrstvol'])
    expect(await world.visitor().call(check_certificate, { params: { serial: typed } })).toMatchObject({
      state: 'valid',
    })
  expect((await learner.send('GET', `/certificates/${old}/pdf`)).status).toBe(200)
  expect((await world.visitor().send('GET', `/certificates/${serial}`)).status).toBe(404)
})

test('[TEN-001] answers 404 for a serial number of another portal', async () => {
  const { course } = await finished()
  const { serial } = await generate(course)
  const elsewhere = await world.visitor('summit').send('GET', `/certificates/${serial}`)
  const nowhere = await world.visitor('summit').send('GET', '/certificates/00000-00000-00000-00000')
  expect([elsewhere.status, nowhere.status]).toEqual([404, 404])
  expect((await world.visitor('core').send('GET', `/certificates/${serial}`)).status).toBe(200)
})

test('answers 429 after sixty certificate checks a minute from one IP, not from others', async () => {
  const from = (address: string) =>
    world.visitor().send('GET', '/certificates/00000-00000-00000-00000', { headers: { 'x-forwarded-for': address } })
  const statuses = []
  for (let number = 0; number < 61; number += 1) statuses.push((await from('198.51.100.21')).status)
  expect([statuses.slice(0, 60).every((status) => status === 404), statuses.at(-1)]).toEqual([true, 429])
  expect((await from('198.51.100.22')).status).toBe(404)
})

test('[CER-010] [CER-011] lets staff read certificates of a course and of users in their portal', async () => {
  const { course } = await finished()
  const issued = await generate(course)
  const staff = await world.person('course_admin')
  const of = (query: { search?: string }) =>
    staff.call(list_course_certificates, { params: { slug: course.slug }, query: { ...query, with_total: '1' } })
  const { data, meta } = await of({})
  expect([data, meta.total]).toMatchObject([
    [{ serial: issued.serial, user_id: learner.id, email: learner.email, revoked_at: null }],
    { count: 1 },
  ])
  expect((await of({ search: 'nobody-of-this-name' })).data).toEqual([])
  await expect(learner.call(list_course_certificates, { params: { slug: course.slug } })).rejects.toMatchObject({
    status: 403,
  })
  const held = (who: Person, portal_id: number) =>
    who.call(list_certificates, { query: { user_id: learner.id, portal_id } })
  const { core, summit } = world.portals
  // Another learner has a certificate of the same course.
  const other = await world.person('learner')
  const enrollment_id = await enroll(world, { course, user_id: other.id })
  const theirs = await world.within('core', async (tx) => {
    const [row] = await tx.select().from(certificates).where(eq(certificates.serial, issued.serial))
    if (!row) throw new Error('nothing was issued')
    const { id: _, ...same } = row
    const serial = `Z${row.serial.slice(1)}`
    await tx.insert(certificates).values({ ...same, serial, user_id: other.id, enrollment_id })
    return serial
  })
  expect(await held(staff, core.id)).toContainEqual(issued)
  expect((await held(staff, core.id)).map(({ serial }) => serial)).not.toContain(theirs)
  expect(issued.learner).not.toBe('')
  await expect(held(staff, summit.id)).rejects.toMatchObject({ status: 403 })
  await expect(held(await world.person('learner'), core.id)).rejects.toMatchObject({ code: 'access.denied' })
  const elsewhere = await world.person('course_admin', 'summit')
  expect(await held(elsewhere, summit.id)).toEqual([])
  const above = await world.person('super_admin', 'admin')
  expect(await held(above, core.id)).toContainEqual(expect.objectContaining({ serial: issued.serial }))
  expect(await held(above, summit.id)).toEqual([])
})
