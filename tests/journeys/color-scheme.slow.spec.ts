import { expect, test, type Page } from '@playwright/test'
import { makeRunningCourse } from '../support/running-course.ts'
import { makeStaff, originOf, signInAs } from '../support/staff.ts'

/** Returns dark or light by the painted background, not by the setting. */
const ground = (page: Page) =>
  page.evaluate(() => {
    const [red = 255] = getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g)?.map(Number) ?? []
    return red < 64 ? 'dark' : 'light'
  })
const appearance = (page: Page) => page.getByRole('contentinfo').getByRole('combobox', { name: 'Appearance' })

test('pages follow the system’s color scheme until another is chosen, before any script runs', async ({ page }) => {
  const refused: string[] = []
  page.on('console', (message) => /content.security.policy/i.test(message.text()) && refused.push(message.text()))
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/faq')
  await expect(appearance(page)).toHaveValue('system')
  expect(await ground(page)).toBe('dark')
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await ground(page)).toBe('light')

  await appearance(page).selectOption('Dark')
  expect(await ground(page)).toBe('dark')
  await page.emulateMedia({ colorScheme: 'light', media: 'print' })
  expect(await ground(page)).toBe('light')
  expect(await page.getByRole('heading', { level: 1 }).evaluate((title) => getComputedStyle(title).color)).toMatch(
    /^rgb\((\d|[1-5]\d), /,
  )
  await page.emulateMedia({ media: null })

  // Blocks every script file, so only the page itself can have made it dark.
  await page.route(/\.js$/, (route) => route.abort())
  await page.goto('/courses')
  expect(await ground(page)).toBe('dark')
  await page.unroute(/\.js$/)
  await page.goto('/login')
  await expect(appearance(page)).toHaveValue('dark')
  await appearance(page).selectOption('System')
  expect(await ground(page)).toBe('light')
  await page.reload()
  expect(await ground(page)).toBe('light')
  expect(refused).toEqual([])
})

test('staff choose the scheme by keyboard; it applies before scripts load and in other tabs', async ({
  page,
  context,
}) => {
  const refused: string[] = []
  page.on('console', (message) => /content.security.policy/i.test(message.text()) && refused.push(message.text()))
  const origin = originOf('admin')
  await signInAs(page, await makeStaff(['super_admin'], 'admin'), origin)
  await page.goto(`${origin}/users`)
  await page.getByRole('button', { name: /account menu$/ }).press('Enter')
  const dark = page.getByRole('menuitemradio', { name: 'Dark' })
  await expect(page.getByRole('group', { name: 'Appearance' })).toBeVisible()
  await expect(page.getByRole('menuitemradio', { name: 'System' })).toBeChecked()
  await dark.press('Enter')
  await expect(dark).toBeChecked()
  await expect.poll(() => ground(page)).toBe('dark')
  const other = await context.newPage()
  await other.route(/\.js$/, (route) => route.abort())
  await other.goto(`${origin}/users`)
  expect(await ground(other)).toBe('dark')
  await other.unroute(/\.js$/)
  await other.goto(`${origin}/users`)
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /account menu$/ }).click()
  await page.getByRole('menuitemradio', { name: 'Light' }).click()
  // The other tab is updated.
  await expect.poll(() => ground(other)).toBe('light')
  expect(refused).toEqual([])
})

test('a lesson and its package’s player on another host show the chosen scheme too', async ({ page }) => {
  const email = await makeStaff(['learner'])
  const { items } = await makeRunningCourse(email)
  await signInAs(page, email)
  await page.goto('/faq')
  await appearance(page).selectOption('Dark')
  await page.goto(items['ScormModule'] ?? '')
  expect(await ground(page)).toBe('dark')
  const player = page.frameLocator('iframe')
  await expect(player.locator('html')).toHaveAttribute('data-scheme', 'dark')
  await expect(player.frameLocator('iframe').getByRole('button', { name: 'Next' })).toBeVisible()
})

test('a learner can choose the scheme beside a lesson, also in the phone’s outline sheet', async ({ page }) => {
  const email = await makeStaff(['learner'])
  const { items } = await makeRunningCourse(email)
  await signInAs(page, email)
  await page.goto(items.Text ?? '')
  const choice = (place: string) =>
    page.getByRole(place === 'sheet' ? 'dialog' : 'complementary', { name: 'Course outline' }).getByLabel('Appearance')
  await choice('side').selectOption('Dark')
  expect(await ground(page)).toBe('dark')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Outline' }).click()
  await expect(choice('sheet')).toHaveValue('dark')
  await choice('sheet').selectOption('Light')
  expect(await ground(page)).toBe('light')
})
