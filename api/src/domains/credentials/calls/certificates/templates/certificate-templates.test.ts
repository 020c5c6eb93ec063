import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  preview_certificate_template,
  show_certificate_template,
  store_certificate_template,
  update_certificate_template,
  type CertificateTemplate,
} from '@portico/shared/contract/credentials/certificates-templates.ts'
import { generate_certificate } from '@portico/shared/contract/credentials/certificates.ts'
import { get_admin_course } from '@portico/shared/contract/courses/editing.ts'
import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { starterLayout } from '@portico/shared/rules/credentials/certificates/starter-layout.ts'
import { mostLayoutFields } from '@portico/shared/states/credentials/layout-field.ts'
import { enroll, makeCourse, type MadeCourse } from '../../../../../../../tests/support/course.ts'
import { pdfText } from '../../../../../../../tests/support/pdf-text.ts'
import { createWorld, type Person, type World } from '../../../../../../../tests/support/world.ts'
import { certificateTemplates, certificates } from '../../../tables.ts'
import { courses } from '../../../../courses/tables.ts'
import { enrollments } from '../../../../learning/tables.ts'
import { organizations } from '../../../../lists/tables.ts'
import { users } from '../../../../identity/tables.ts'
import { portalSettings } from '../../../../portals/tables.ts'
import { printInTurn } from '../../../../media/decode-in-turn.ts'
import { mediaKinds } from '../../../../media/media-kinds.ts'

let world: World
let admin: Person
let learner: Person
let instructor: Person
beforeAll(async () => {
  world = await createWorld()
  admin = await world.person('admin')
  learner = await world.person('learner')
  instructor = await world.person('instructor')
})
afterAll(() => world.close())

const templateOf = async (course: MadeCourse) => {
  const { template } = await admin.call(show_certificate_template, { params: { slug: course.slug } })
  if (!template) throw new Error('the course has no template')
  return template
}
const contentOf = ({ id: _, version: __, courses: ___, ...content }: CertificateTemplate) => content
const make = (has_template = true) =>
  makeCourse(world, { title: 'Ethics', outline: [['Text']], has_template, instructor_id: instructor.id })

/** Stores a portal logo that must be decoded before printing. */
async function storeLogo() {
  const key = mediaKinds.portal_picture.key({ portal_id: world.portals.core.id, name: `${'1c'.repeat(12)}.png` })
  const png = await sharp({ create: { width: 60, height: 20, channels: 3, background: '#07a' } })
    .png()
    .toBuffer()
  await world.services.storage.put(key, png)
  await world.within('core', (tx) => tx.update(portalSettings).set({ default_certificate_logo: `/${key}` }))
}

async function issue(course: MadeCourse, name = 'Ada') {
  const person = await world.person('learner')
  await world.within('core', (tx) => tx.update(users).set({ first_name: name }).where(eq(users.id, person.id)))
  const id = await enroll(world, { course, user_id: person.id })
  await world.within('core', (tx) =>
    tx.update(enrollments).set({ status: 5, percentage: 100, finished_at: new Date() }).where(eq(enrollments.id, id)),
  )
  const issued = await person.call(generate_certificate, { params: { user: person.id, course: course.id }, body: {} })
  const print = async () =>
    pdfText(new Uint8Array(await (await person.send('GET', `/certificates/${issued.serial}/pdf`)).arrayBuffer()))
  return { issued, print }
}

test('[CER-003] [CER-002] lets staff show, store and change a course’s template with its organizations', async () => {
  const course = await make()
  const before = await templateOf(course)
  const [organization] = await world.within('core', (tx) =>
    tx.insert(organizations).values({ name: 'Board of Teachers', provider_number: 'T-77' }).returning(),
  )
  const params = { slug: course.slug }
  const body = { version: before.version, organization_ids: [organization?.id ?? 0], valid_for_months: 6 }
  const changed = await admin.call(update_certificate_template, { params, body })
  expect(changed).toMatchObject({ id: before.id, organization_ids: [organization?.id], valid_for_months: 6 })
  expect(changed.statement).toBe(before.statement)
  await expect(admin.call(update_certificate_template, { params, body })).rejects.toMatchObject({
    code: 'general.changed_meanwhile',
  })
  const own = await admin.call(store_certificate_template, { params, body: { title: 'Award' } })
  expect(own).toMatchObject({ title: 'Award', organization_ids: [organization?.id], courses: [{ slug: course.slug }] })
  expect(own.id).not.toBe(before.id)
  expect((await templateOf(course)).id).toBe(own.id)
  await expect(
    learner.call(update_certificate_template, { params, body: { version: own.version, title: 'x' } }),
  ).rejects.toMatchObject({ code: 'access.denied' })
})

test('[CER-003] gives a course its first template with placed fields; hides another portal’s template', async () => {
  const course = await make(false)
  const params = { slug: course.slug }
  expect((await admin.call(show_certificate_template, { params })).template).toBe(null)
  await expect(
    admin.call(update_certificate_template, { params, body: { version: '0'.repeat(32) } }),
  ).rejects.toMatchObject({ code: 'certificates.no_template' })
  const made = await admin.call(store_certificate_template, { params, body: { title: 'Award' } })
  expect(made.layout).toEqual(starterLayout)
  const elsewhere = await world.person('admin', 'summit')
  await expect(elsewhere.call(show_certificate_template, { params })).rejects.toMatchObject({ status: 404 })
})

test('[CER-003] copies everything of a template for one course, with or without a layout', async () => {
  const course = await make()
  const params = { slug: course.slug }
  const before = await templateOf(course)
  expect(before.layout).toBe(null)
  const copied = await admin.call(store_certificate_template, { params, body: { title: before.title } })
  // The copy is named after its course.
  expect(contentOf(copied)).toEqual({ ...contentOf(before), name: 'Ethics' })
  const layout = starterLayout.map((field) => (field.kind === 'title' ? { ...field, y: 140 } : field))
  const body = { version: copied.version, layout, signatory_name: 'Ada Byron', valid_for_months: 9 }
  const placed = await admin.call(update_certificate_template, { params, body })
  const again = await admin.call(store_certificate_template, { params, body: { title: before.title } })
  expect(again.id).not.toBe(placed.id)
  expect(contentOf(again)).toEqual({
    ...contentOf(before),
    name: 'Ethics',
    layout,
    signatory_name: 'Ada Byron',
    valid_for_months: 9,
  })
  // The course form tells templates with the same title apart by the courses that use them.
  const { certificate_templates } = await admin.call(get_admin_course, { params })
  const listed = (id: number) => certificate_templates.find((one) => one.id === id)
  expect(listed(again.id)).toMatchObject({ title: 'Ethics', courses: 1, first_course: 'Ethics' })
  expect(listed(before.id)).toMatchObject({ title: before.title, courses: 0, first_course: null })
})

test('[CER-012] [OP-85] draws a certificate by its template’s layout; edits change no issued ones', async () => {
  const course = await make(false)
  const params = { slug: course.slug }
  const made = await admin.call(store_certificate_template, { params, body: { title: 'Award of Honor' } })
  const first = await issue(course)
  const layout = starterLayout.map((field) =>
    field.id === 'certifies' ? { ...field, text: 'Be it known that', x: 20 } : field,
  )
  await admin.call(update_certificate_template, { params, body: { version: made.version, title: 'Diploma', layout } })
  const second = await issue(course)
  const [old, recent] = [await first.print(), await second.print()]
  expect(old).toContain('Award of Honor')
  expect(old).toContain('This certifies that')
  expect(recent).toContain('Diploma')
  expect(recent).toContain('Be it known that')
  expect(await first.print()).toBe(old)
})

test('[CER-012] requires a layout to keep the fields for verification and to stay on its page', async () => {
  const course = await make()
  const { version } = await templateOf(course)
  const send = (layout: typeof starterLayout) =>
    admin.call(update_certificate_template, { params: { slug: course.slug }, body: { version, layout } })
  await expect(send(starterLayout.filter(({ kind }) => kind !== 'check'))).rejects.toMatchObject({
    fields: { layout: ['A certificate needs: QR code of the check page'] },
  })
  await expect(send(starterLayout.map((field) => ({ ...field, x: 700 })))).rejects.toMatchObject({
    code: 'validation.failed',
  })
  await expect(
    admin.call(update_certificate_template, {
      params: { slug: course.slug },
      body: { version, background: '/media/portals/1/of-somebody-else.png' },
    }),
  ).rejects.toMatchObject({ code: 'validation.failed' })
  expect((await send(starterLayout)).layout).toEqual(starterLayout)
})

test('[CER-012] previews exactly the PDF a learner would get and saves nothing', async () => {
  const course = await make()
  const { version: _, id: __, courses: ___, ...content } = await templateOf(course)
  const path = preview_certificate_template.path.replace(':slug', course.slug)
  const answer = await admin.send('POST', path, {
    body: { ...content, title: 'Seen before it is kept', layout: starterLayout },
  })
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  const text = await pdfText(new Uint8Array(await answer.arrayBuffer()))
  expect(text).toContain('Seen before it is kept')
  expect(text).toContain('State Board of Nursing, provider CE-1042')
  const { version } = await templateOf(course)
  const wanted = text.replace('Alexandra Sample-Wójcik', 'Ada Example').replace(/SAMP[\w-]+/, 'serial')
  const [kept] = await world.within('core', (tx) =>
    tx
      .select({ title: certificateTemplates.title })
      .from(certificateTemplates)
      .innerJoin(courses, eq(courses.certificate_template_id, certificateTemplates.id))
      .where(eq(courses.id, course.id)),
  )
  expect(kept?.title).not.toBe('Seen before it is kept')
  await admin.call(update_certificate_template, {
    params: { slug: course.slug },
    body: { version, title: 'Seen before it is kept', layout: starterLayout },
  })
  const { issued, print } = await issue(course)
  expect((await print()).replace(issued.serial, 'serial')).toBe(wanted)
})

test('limits template previews and saves per person and minute', async () => {
  const course = await make()
  const { version, id: __, courses: ___, ...content } = await templateOf(course)
  const preview = async (who: Person, slug: string) =>
    (await who.send('POST', preview_certificate_template.path.replace(':slug', slug), { body: content })).status
  const [eager, other] = [await world.person('admin'), await world.person('admin')]
  const many = await Promise.all(Array.from({ length: 60 }, () => preview(eager, 'no-such-course')))
  expect(new Set(many)).toEqual(new Set([404]))
  expect(await preview(eager, course.slug)).toBe(429)
  const saved = eager.call(update_certificate_template, { params: { slug: course.slug }, body: { version } })
  await expect(saved).rejects.toMatchObject({ status: 429 })
  expect(await preview(other, course.slug)).toBe(200)
})

test('rejects a person’s third preview while two wait for pictures; draws other people’s', async () => {
  const course = await make()
  const path = preview_certificate_template.path.replace(':slug', course.slug)
  const { version: _, id: __, courses: ___, ...content } = await templateOf(course)
  await storeLogo()
  let letGo = () => {}
  const busy = printInTurn(null, () => new Promise<void>((resolve) => (letGo = resolve)))
  const preview = async (who: Person) => (await who.send('POST', path, { body: content })).status
  const asked = Array.from({ length: 3 }, () => preview(admin))
  expect(await Promise.race(asked)).toBe(503)
  const other = preview(await world.person('admin'))
  letGo()
  await busy
  expect(await other).toBe(200)
  expect((await Promise.all(asked)).toSorted()).toEqual([200, 200, 503])
  expect(await preview(admin)).toBe(200)
})

test('[CER-004] refuses a certificate for a name with unprintable characters and prints other names', async () => {
  const course = await make()
  await expect(issue(course, 'Ada 😀')).rejects.toMatchObject({
    code: 'certificates.character_missing',
    message:
      'The certificate cannot be printed: none of its fonts has the character “😀” (U+1F600) in the learner’s name.',
  })
  for (const name of ['Łukasz', 'Zoe\u0308', '王']) {
    const { print } = await issue(course, name)
    expect((await print()).replaceAll('|', '')).toContain(name.normalize('NFC'))
  }
})

test('[CER-004] refuses a certificate for a name that does not fit; previews reject such titles', async () => {
  const course = await make()
  await expect(issue(course, 'W'.repeat(60))).rejects.toMatchObject({
    status: 422,
    code: 'certificates.text_too_long',
    message: expect.stringContaining('“Learner’s name” does not fit, even at the smallest size.'),
  })
  const issued = () =>
    world.within('core', (tx) => tx.select().from(certificates).where(eq(certificates.course_id, course.id)))
  expect(await issued()).toEqual([])
  const { print } = await issue(course, 'Maximiliane Alexandra von Hohenzollern-Sigmaringen')
  expect((await print()).replaceAll(/[|\s]+/g, ' ')).toContain('Maximiliane Alexandra von Hohenzollern-Sigmaringen')
  expect(await issued()).toHaveLength(1)
  const preview = async (title: string) => {
    const body = { ...contentOf(await templateOf(course)), title }
    const answer = await admin.send('POST', preview_certificate_template.path.replace(':slug', course.slug), { body })
    return answer.status === 200 ? 'drawn' : ((await answer.json()) as { error: { code: string } }).error.code
  }
  expect([await preview('Award'), await preview('W'.repeat(100))]).toEqual(['drawn', 'certificates.text_too_long'])
})

test('rejects a template that cannot print any certificate and names the unfitting text', async () => {
  const course = await make()
  const before = await templateOf(course)
  const save = (change: Partial<CertificateTemplate>) =>
    admin.call(update_certificate_template, {
      params: { slug: course.slug },
      body: { version: before.version, ...change },
    })
  const layout = starterLayout.map((field) => (field.kind === 'learner' ? { ...field, width: 20 } : field))
  await expect(save({ layout })).rejects.toMatchObject({
    code: 'certificates.text_too_long',
    message: expect.stringContaining('“Learner’s name” does not fit'),
  })
  await expect(save({ title: 'W'.repeat(100) })).rejects.toMatchObject({ code: 'certificates.text_too_long' })
  await expect(save({ title: 'Award 😀' })).rejects.toMatchObject({ code: 'certificates.character_missing' })
  expect(await templateOf(course)).toEqual(before)
  expect((await save({ title: 'Award', layout: starterLayout })).title).toBe('Award')
})

test('four template saves of a person run at a time: more are rejected, a colleague’s is accepted', async () => {
  const [course, others] = [await make(), await make()]
  const letter = 'a' + '\u0301'.repeat(498)
  const [first] = starterLayout
  if (!first) throw new Error('the starter layout is empty')
  const long = Array.from({ length: mostLayoutFields - starterLayout.length }, (_, n) => ({
    ...first,
    id: `text_${n}`,
    kind: 'text' as const,
    text: letter,
  }))
  const status = (call: Promise<unknown>) =>
    call.then(
      () => 200,
      (error: unknown) => (error instanceof CallError ? error.status : Promise.reject(error)),
    )
  const save = async (who: Person, { slug }: MadeCourse, layout: CertificateTemplate['layout']) => {
    const { version } = await templateOf({ slug } as MadeCourse)
    return () => status(who.call(update_certificate_template, { params: { slug }, body: { version, layout } }))
  }
  const narrow = starterLayout.map((field) => (field.kind === 'learner' ? { ...field, width: 20 } : field))
  const slow = await save(admin, course, [...long, ...narrow])
  const other = await save(await world.person('admin'), others, starterLayout)
  // More than five, because the first may be done before the fifth arrives.
  const [own, colleague] = await Promise.all([Promise.all(Array.from({ length: 16 }, slow)), other()])
  expect([[...new Set(own)].toSorted(), colleague]).toEqual([[422, 503], 200])
  expect(own.filter((each) => each === 422).length).toBeGreaterThanOrEqual(4)
})
