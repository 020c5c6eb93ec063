import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { certificateTemplates } from '../../../../../api/src/domains/credentials/tables.ts'
import { courseManagers } from '../../../../../api/src/domains/learning/tables.ts'
import { courses } from '../../../../../api/src/domains/courses/tables.ts'
import { makeCourse } from '../../../../../tests/support/course.ts'
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
  const { slug } = await makeCourse(world)
  page = await openAdmin(world, await world.person('editor'), linkToStaff('courseCertificate', { slug }))
  const chosen = () => page.findByRole<HTMLSelectElement>('combobox', { name: /^Certificate template/ })
  expect((await chosen()).value).toBe('')
  await page.user.click(await page.findByRole('button', { name: 'Make a template for this course' }))
  await page.findByRole('region', { name: 'Certificate template' })
  await waitFor(async () =>
    expect((await chosen()).selectedOptions[0]?.textContent).toMatch(/^Certificate of Completion/),
  )
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
