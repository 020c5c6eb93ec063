import { afterEach, beforeEach, expect, test } from 'vitest'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { makeCourse } from '../../../../../tests/support/course.ts'
import { openAdmin, type AdminPage } from '../../../../../tests/support/dom/open-admin.ts'
import { waitFor } from '../../../../../tests/support/wait-for.ts'
import { createWorld, type World } from '../../../../../tests/support/world.ts'

let world: World
let page: AdminPage
// A world for each test, so that another try finds nothing of the first.
beforeEach(async () => void (world = await createWorld()))
afterEach(() => world.close())
afterEach(() => page.close())

test('a template that was made for a course is the one that its form names', async () => {
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
