import { expect, test, type Page } from '@playwright/test'
import { makeStaff, signInAs } from '../support/staff.ts'

test.describe.configure({ timeout: 240_000 })

const tree = (page: Page) => page.getByRole('region', { name: 'Outline' })
const follow = (page: Page, tabs: string, name: string) =>
  page.getByRole('navigation', { name: tabs, exact: true }).getByRole('link', { name, exact: true }).click()
const openResults = async (page: Page, name: string) => {
  await follow(page, 'Course', 'Results')
  await follow(page, 'Results', name)
}

test('[BLD-039] [EXM-016] [ASG-008] edits are sent 100 ms after the last key; deleted exams and assignments disappear everywhere', async ({
  page,
}) => {
  await page.clock.install()
  await signInAs(page, await makeStaff(['course_admin']))
  await page.goto('/courses/builder/create')
  await page.getByLabel('Title').fill(`Cranes ${Date.now()}`)
  await page.getByRole('button', { name: 'Create course' }).click()
  await page.waitForURL('**/outline')
  await page.getByRole('button', { name: 'Add module' }).click()
  for (const label of ['Exam', 'Assignment']) {
    await page.getByRole('button', { name: 'Add item to Module 1' }).click()
    await page.getByRole('menuitem', { name: label, exact: true }).click()
    await expect(page.getByRole('group', { name: label, exact: true })).toBeVisible()
  }
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT' || request.method() === 'PATCH') sent.push(request.postData() ?? '')
  })
  const caughtUp = () => page.evaluate(() => fetch('/api/health/ready').then(() => null))
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByLabel('Title').fill('Lift pla')
  await page.clock.runFor(99)
  await page.getByLabel('Title').fill('Lift plan')
  await page.clock.runFor(99)
  await caughtUp()
  expect(sent).toEqual([])
  await page.clock.runFor(1)
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]).toContain('Lift plan')
  await page.clock.resume()

  for (const [name, title] of [
    ['Exams', 'New exam'],
    ['Assignments', 'Lift plan'],
  ] as const) {
    await openResults(page, name)
    await expect(page.getByRole('main').getByText(title, { exact: true }).first()).toBeVisible()
    await follow(page, 'Course', 'Content')
    await page.getByRole('button', { name: `More actions for ${title}` }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(tree(page).getByText(title, { exact: true })).toHaveCount(0)
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    // Holds back the response, so anything shown now comes from the cache.
    const held = Promise.withResolvers<void>()
    await page.route(new RegExp(`/api/.*/${name.toLowerCase()}(?:\\?|$)`), async (route) => {
      await held.promise
      await route.continue()
    })
    await openResults(page, name)
    await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
    await expect(page.getByRole('main').getByText(title, { exact: true })).toHaveCount(0)
    held.resolve()
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
    await expect(page.getByRole('main').getByText(title, { exact: true })).toHaveCount(0)
  }
})
