import { within } from '@testing-library/dom'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { certificateTemplates } from '../../../../../api/src/domains/credentials/tables.ts'
import { courseManagers } from '../../../../../api/src/domains/learning/tables.ts'
import { courses } from '../../../../../api/src/domains/courses/tables.ts'
import { makeCourse } from '../../../../../tests/support/course.ts'
import { expectAccessible } from '../../../../../tests/support/dom/accessible.ts'
import { openAdmin, type AdminPage } from '../../../../../tests/support/dom/open-admin.ts'
import { waitFor } from '../../../../../tests/support/wait-for.ts'
import { createWorld, type World } from '../../../../../tests/support/world.ts'

let world: World
let page: AdminPage
// Each test gets its own world, so that a retry finds no data of the first run.
beforeEach(async () => void (world = await createWorld()))
afterEach(() => world.close())
afterEach(() => page.close())

test('the course form selects the template that was made for the course', async () => {
  const { slug } = await makeCourse(world, { title: 'Ethics' })
  page = await openAdmin(world, await world.person('editor'), linkToStaff('courseCertificate', { slug }))
  const chosen = () => page.findByRole<HTMLSelectElement>('combobox', { name: /^Certificate template/ })
  expect((await chosen()).value).toBe('')
  await page.user.click(await page.findByRole('button', { name: 'Make a template for this course' }))
  await page.findByRole('region', { name: 'Certificate template' })
  await waitFor(async () =>
    expect((await chosen()).selectedOptions[0]?.textContent).toMatch(/^Ethics · used by Ethics$/),
  )
})

test('a choice that is not saved yet survives making a template, and is saved without a conflict', async () => {
  const { slug, id } = await makeCourse(world, { title: 'Ethics' })
  page = await openAdmin(world, await world.person('editor'), linkToStaff('courseCertificate', { slug }))
  const earns = () => page.getByRole<HTMLInputElement>('checkbox', { name: /^Learners earn a certificate/ })
  await page.user.click(await page.findByRole('checkbox', { name: /^Learners earn a certificate/ }))
  await page.findByText('Not saved yet')
  await page.user.click(await page.findByRole('button', { name: 'Make a template for this course' }))
  await page.findByRole('region', { name: 'Certificate template' })
  const chosen = () => page.getByRole<HTMLSelectElement>('combobox', { name: /^Certificate template/ })
  await waitFor(() => expect(chosen().selectedOptions[0]?.textContent).toMatch(/^Ethics · used by Ethics$/))
  expect(earns().checked).toBe(true)
  page.getByText('Not saved yet')
  await page.user.click(within(chosen().closest('form') ?? document.body).getByRole('button', { name: /^Save/ }))
  await page.findByText('Save Successful')
  const [saved] = await world.within('core', (tx) => tx.select().from(courses).where(eq(courses.id, id)))
  expect(saved).toMatchObject({ is_certificate_required: true, certificate_template_id: Number(chosen().value) })
})

test('a number of months that does not fit stays as typed, is explained at its field, and is not saved', async () => {
  const { slug } = await makeCourse(world, { title: 'Ethics', has_template: true })
  page = await openAdmin(world, await world.person('editor'), linkToStaff('courseCertificate', { slug }))
  const months = await page.findByLabelText<HTMLInputElement>(/^Valid for \(months\)/)
  const stored = async () =>
    (await world.within('core', (tx) => tx.select().from(certificateTemplates)))[0]?.valid_for_months
  await page.user.clear(months)
  await page.user.type(months, '12')
  await waitFor(async () => expect(await stored()).toBe(12))
  for (const wrong of ['121', '0', '1.5', 'two']) {
    await page.user.clear(months)
    await page.user.type(months, wrong)
    expect(months.value).toBe(wrong)
    expect(months.getAttribute('aria-invalid')).toBe('true')
    page.getByText('A whole number from 1 to 120.')
    await page.findByText('Not saved')
  }
  await page.user.clear(months)
  await page.user.type(months, '120')
  await page.findByText('Saved')
  expect(page.queryByText('A whole number from 1 to 120.')).toBeNull()
  expect(await stored()).toBe(120)
})

test('[CER-003] names a template, shows each with who uses it, and chooses one after a preview', async () => {
  const course = await makeCourse(world, { title: 'Ethics', has_template: true })
  const plain = await makeCourse(world, { title: 'Law', has_template: true })
  page = await openAdmin(world, await world.person('editor'), linkToStaff('courseCertificate', { slug: course.slug }))
  await page.user.type(await page.findByLabelText(/^Template name/), 'Two years')
  const names = async () =>
    (await world.within('core', (tx) => tx.select().from(certificateTemplates))).map(({ name }) => name)
  await waitFor(async () => expect((await names()).toSorted()).toEqual(['', 'Two years']))
  await page.user.click(page.getByRole('button', { name: 'Preview and choose' }))
  const dialog = within(await page.findByRole('dialog', { name: 'Choose a certificate template' }))
  const named = await dialog.findByRole<HTMLInputElement>('radio', { name: /^Two years/ })
  expect(named.checked).toBe(true)
  dialog.getByRole('radio', { name: 'Two years Prints “Certificate of Completion” · used by Ethics' })
  dialog.getByRole('img', { name: 'Certificate of a sample learner, as in the PDF' })
  await expectAccessible()
  await page.user.click(dialog.getByRole('radio', { name: 'Certificate of Completion used by Law' }))
  await page.user.click(dialog.getByRole('button', { name: 'Use this template' }))
  const form = page.getByRole('combobox', { name: /^Certificate template/ }).closest('form')
  await page.user.click(within(form ?? document.body).getByRole('button', { name: /^Save/ }))
  const templateOf = async (id: number) =>
    (await world.within('core', (tx) => tx.select().from(courses).where(eq(courses.id, id))))[0]
      ?.certificate_template_id
  await waitFor(async () => expect(await templateOf(course.id)).toBe(await templateOf(plain.id)))
})

test('[ROL-037] refuses edits to a template that other courses use, offers a copy and saves that', async () => {
  const person = await world.person('course_admin')
  const [own, other] = [await makeCourse(world, { has_template: true }), await makeCourse(world)]
  await world.within('core', async (tx) => {
    const [row] = await tx.select().from(courses).where(eq(courses.id, own.id))
    const certificate_template_id = row?.certificate_template_id ?? null
    await tx.update(courses).set({ certificate_template_id }).where(eq(courses.id, other.id))
    await tx.insert(courseManagers).values({ course_id: own.id, user_id: person.id, added_by: person.id })
  })
  page = await openAdmin(world, person, linkToStaff('courseCertificate', { slug: own.slug }))
  const title = () => page.findByLabelText<HTMLInputElement>(/^Title/)
  await page.user.type(await title(), '!')
  await page.findByText(/Please ask a colleague to change it. You can use “Copy for this course only” above/)
  await page.user.click(page.getByRole('button', { name: 'Copy for this course only' }))
  await page.user.click(await page.findByRole('button', { name: 'Copy template' }))
  await waitFor(() => expect(page.queryByText(/This template also prints/)).toBeNull())
  await page.user.type(await title(), '?')
  expect((await title()).value).toBe('Certificate of Completion?')
  const titles = async () =>
    (await world.within('core', (tx) => tx.select().from(certificateTemplates))).map((one) => one.title)
  await waitFor(async () =>
    expect((await titles()).toSorted()).toEqual(['Certificate of Completion', 'Certificate of Completion?']),
  )
})
