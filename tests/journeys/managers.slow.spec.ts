import { expect, test } from '@playwright/test'
import { expectAccessible, expectReadableInTheDark } from '../support/accessible.ts'
import { mailTo } from '../support/mailbox.ts'
import { buySeatsFor } from '../support/managed-seats.ts'
import { flagship, newEmail } from '../support/shopper.ts'
import { makeStaff, signInByForm } from '../support/staff.ts'

test.describe.configure({ timeout: 240_000 })

test('[BLD-015] [BLD-016] a manager sees their course’s people, outline and certificates and invites someone; other managers cannot', async ({
  page,
  browser,
}) => {
  const manager = await makeStaff(['manager'])
  const [done, begun] = [await makeStaff(['learner']), await makeStaff(['learner'])]
  await buySeatsFor({
    manager,
    slug: flagship,
    quantity: 5,
    seated: [
      { learner: done, finished: true },
      { learner: begun, finished: false },
    ],
  })
  await signInByForm(page, manager)
  await page.waitForURL(/\/courses\/managers$/)
  const courses = page.getByRole('region', { name: 'Courses with seats' })
  await expect(courses.getByRole('row').nth(1)).toContainText('3 of 5')
  await page.getByLabel('Search').fill('no such course')
  await expect(page.getByText('No results')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await courses.getByRole('link').first().click()
  await page.waitForURL(`**/courses/managers/${flagship}/overview`)
  await expect(page.getByText('1 of 2')).toBeVisible()
  const people = page.getByRole('region', { name: 'Your people' })
  await expect(people).toContainText(done)
  await expect(people).toContainText(begun)

  const tabs = page.getByRole('navigation', { name: 'Course' })
  await tabs.getByRole('link', { name: 'Outline' }).click()
  await expect(page.getByText('Module 1 of 3', { exact: false })).toBeVisible()
  await tabs.getByRole('link', { name: 'Certificates' }).click()
  await expect(page.getByRole('link', { name: 'PDF of the certificate of Robin Vale' })).toHaveCount(1)
  await page.getByRole('link', { name: 'Robin Vale', exact: true }).click()
  await page.waitForURL(/\/certificates\/\d+$/)
  await expect(page.getByText(done)).toBeVisible()

  await tabs.getByRole('link', { name: 'Seats' }).click()
  await page.waitForURL(/\/take-credits$/)
  await expect(page.getByRole('button', { name: 'Buy more seats' })).toBeVisible()
  await page.getByRole('button', { name: /^Invite people with order/ }).click()
  const dialog = page.getByRole('dialog', { name: /^Invite people with order/ })
  await dialog.getByLabel('Email addresses').fill('nobody')
  await dialog.getByRole('button', { name: 'Send invitations' }).click()
  await expect(dialog.getByText(/line 1/)).toBeVisible()
  const invited = newEmail('invited')
  await dialog.getByLabel('Email addresses').fill(invited)
  await dialog.getByRole('button', { name: 'Send invitations' }).click()
  await expect(page.getByText('1 invitation sent.')).toBeVisible()
  const seats = page.getByRole('region', { name: 'Purchases of seats' })
  await expect(seats.getByRole('row').nth(1)).toContainText('52012')
  expect((await mailTo(invited, /seat/)).text).toContain('/claim/')

  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto(`/courses/managers/${flagship}/outline`)
  const kinds = page.locator('.manager-items li > :last-child')
  await expect(kinds.first()).toBeVisible()
  expect(
    await kinds.evaluateAll((all) => all.filter((kind) => kind.clientHeight > 24).map((kind) => kind.textContent)),
  ).toEqual([])

  for (const tab of ['take-credits', 'overview', 'outline', 'certificates'])
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`/courses/managers/${flagship}/${tab}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('.skeleton:visible')).toHaveCount(0)
      await expectAccessible(page)
      if (width === 1280) await expectReadableInTheDark(page)
    }

  const other = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage()
  await signInByForm(other, await makeStaff(['manager']))
  await expect(other.getByText('No seats yet')).toBeVisible()
  for (const tab of ['take-credits', 'overview', 'outline', 'certificates']) {
    await other.goto(`/courses/managers/${flagship}/${tab}`)
    await expect(other.getByRole('heading', { name: 'This course no longer exists' })).toBeVisible()
  }
  await other.context().close()
})
