import { afterEach, beforeEach, expect, test } from 'vitest'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { accreditations } from '../../../../../api/src/domains/credentials/tables.ts'
import { enrollments } from '../../../../../api/src/domains/learning/tables.ts'
import { agencies } from '../../../../../api/src/domains/lists/tables.ts'
import { enroll, makeCourse } from '../../../../../tests/support/course.ts'
import { openAdmin, type AdminPage } from '../../../../../tests/support/dom/open-admin.ts'
import { createWorld, type World } from '../../../../../tests/support/world.ts'

let world: World
let page: AdminPage
// Each test gets its own world, so that a retry finds no data of the first run.
beforeEach(async () => void (world = await createWorld()))
afterEach(() => world.close())
afterEach(() => page.close())

test('the preview of a packet links to the people whose completions lack something', async () => {
  const course = await makeCourse(world)
  const learner = await world.person('learner')
  await enroll(world, { course, user_id: learner.id })
  await world.within('core', async (tx) => {
    const values = { title: 'Board of Nursing', slug: 'board', asks_license: true }
    const [board] = await tx.insert(agencies).values(values).returning()
    await tx.update(enrollments).set({ status: 5, percentage: 100, finished_at: new Date('2026-05-01T12:00:00Z') })
    await tx.insert(accreditations).values({
      agency_id: board?.id ?? 0,
      course_id: course.id,
      provider_number: '50-1',
      approval_number: '20-1',
      hours: [{ subject: 'Ethics', hundredths: 100 }],
      delivery_modes: ['online'],
    })
  })
  page = await openAdmin(world, await world.person('admin'), linkToStaff('regulatorPackets'))
  const { user } = page
  await user.selectOptions(await page.findByRole('combobox', { name: /Agency/ }), 'Board of Nursing')
  await user.type(page.getByLabelText(/From/), '2026-01-01')
  await user.type(page.getByLabelText(/^To/), '2026-12-31')
  await user.click(page.getByRole('button', { name: 'Preview packet' }))
  await page.findByText('1 completion in the packet is incomplete:')
  const links = page.getAllByRole('link').filter((link) => link.getAttribute('href')?.endsWith(`/users/${learner.id}`))
  expect(links.length).toBe(2)
})

test('a packet whose period ends before it begins says so at its last day', async () => {
  await world.within('core', (tx) => tx.insert(agencies).values({ title: 'Board of Nursing', slug: 'board' }))
  page = await openAdmin(world, await world.person('admin'), linkToStaff('regulatorPackets'))
  const { user } = page
  await user.selectOptions(await page.findByRole('combobox', { name: /Agency/ }), 'Board of Nursing')
  await user.type(page.getByLabelText(/From/), '2026-12-31')
  const to = page.getByLabelText(/^To/)
  await user.type(to, '2026-01-01')
  await user.click(page.getByRole('button', { name: 'Preview packet' }))
  await page.findByText('The period ends before it begins')
  expect(to.getAttribute('aria-invalid')).toBe('true')
  expect(page.queryByText('Some fields need your attention.')).toBeNull()
})
