import { expect, test, type Page } from '@playwright/test'
import { expectAccessible, expectReadableInTheDark } from '../support/accessible.ts'
import { inDatabase } from '../support/portico-database.ts'
import { flagship } from '../support/shopper.ts'

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' })
const eventsOf = (page: Page) => page.evaluate(() => (window as { porticoEvents?: unknown[] }).porticoEvents ?? null)
const visitorOf = (page: Page) => page.evaluate(() => localStorage.getItem('portico_consent_visitor'))
const recordedOf = async (visitor: string | null) =>
  inDatabase(
    (sql) =>
      sql`select version, analytics, advertisement, other, has_gpc from consent_choices where visitor = ${visitor} order by id`,
  )

async function addOneMore(page: Page) {
  await page.goto(`/course/${flagship}`)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByRole('button', { name: 'Keep browsing' }).click()
}

test('[LEG-006] emits nothing before an answer; declining takes one press and is never asked again', async ({
  page,
}) => {
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  await expectAccessible(page)
  await expectReadableInTheDark(page)
  const [accept, decline] = ['Accept all', 'Decline all'].map((name) => banner(page).getByRole('button', { name }))
  const looks = (element: Element) => {
    const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(element)
    return [color, backgroundColor, borderColor, fontSize, fontWeight, element.getBoundingClientRect().height]
  }
  expect(await decline?.evaluate(looks)).toEqual(await accept?.evaluate(looks))
  await addOneMore(page)
  expect(await eventsOf(page)).toBeNull()
  await decline?.click()
  await expect(banner(page)).toBeHidden()
  await page.reload()
  await addOneMore(page)
  await expect(banner(page)).toBeHidden()
  await page.waitForFunction(() => document.readyState === 'complete')
  expect(await eventsOf(page)).toBeNull()
  const given = { version: 1, analytics: false, advertisement: false, other: false, has_gpc: false }
  await expect.poll(async () => [...(await recordedOf(await visitorOf(page)))]).toEqual([given])
})

test('[LEG-006] [CRT-005] [CRT-006] after consent emits neutral events, quantity changes once as differences, until withdrawn in any footer', async ({
  page,
}) => {
  await page.goto('/cart')
  await banner(page).getByRole('button', { name: 'Accept all' }).click()
  await addOneMore(page)
  const added = (quantity: number) => ({ name: 'add_to_cart', kind: 'course', id: expect.any(Number), quantity })
  await expect.poll(() => eventsOf(page)).toEqual([added(1)])

  await page.goto('/cart')
  const more = page.getByRole('button', { name: /^One more seat|^More|^Increase/ }).first()
  await expect(more).toBeEnabled()
  const before = await eventsOf(page)
  // The page's own clock is paused from here on.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  for (let press = 0; press < 3; press += 1) await more.click()
  await page.clock.runFor(399)
  expect(await eventsOf(page)).toEqual(before)
  await page.clock.runFor(1)
  await expect.poll(() => eventsOf(page)).toEqual([added(3)])
  await page.clock.resume()
  expect(JSON.stringify(await eventsOf(page))).not.toMatch(/@|user|email/)

  await page.goto('/faq')
  await page.getByRole('button', { name: 'Cookie settings' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cookie settings' })
  await expectAccessible(page)
  for (const name of ['Necessary', 'Performance']) await expect(dialog.getByRole('switch', { name })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Decline all' }).click()
  await expect(dialog).toBeHidden()
  await page.goto('/cart')
  await more.click()
  await expect(page.getByLabel(/^Seats in/).last()).toHaveValue('5')
  await page.reload()
  expect(await eventsOf(page)).toBeNull()
  await expect
    .poll(async () => (await recordedOf(await visitorOf(page))).map(({ analytics }) => analytics))
    .toEqual([true, false])
})

test('[LEG-006] the switches are on until changed, and each choice counts by itself', async ({ page }) => {
  await page.goto('/')
  await banner(page).getByRole('button', { name: 'Choose' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cookie settings' })
  const names = ['Necessary', 'Performance', 'Analytics', 'Advertisement', 'Other']
  for (const name of names) await expect(dialog.getByRole('switch', { name })).toBeChecked()
  await dialog.getByRole('switch', { name: 'Advertisement' }).uncheck()
  await dialog.getByRole('button', { name: 'Save choices' }).click()
  const given = { version: 1, analytics: true, advertisement: false, other: true, has_gpc: false }
  await expect.poll(async () => [...(await recordedOf(await visitorOf(page)))]).toEqual([given])
})

test('[LEG-006] [OP-130] under Global Privacy Control nothing is asked or emitted; the page says the signal counts', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true }))
  await page.goto('/')
  await expect(banner(page)).toContainText('Global Privacy Control')
  await expect(banner(page).getByRole('button', { name: 'Accept all' })).toHaveCount(0)
  await banner(page).getByRole('button', { name: 'OK' }).click()
  // Earlier consent does not override the signal.
  await page.evaluate(() =>
    localStorage.setItem(
      'portico_consent',
      JSON.stringify({ version: 1, analytics: true, advertisement: true, other: true }),
    ),
  )
  await addOneMore(page)
  expect(await eventsOf(page)).toBeNull()
  await expect
    .poll(async () => (await recordedOf(await visitorOf(page))).map(({ has_gpc, analytics }) => [has_gpc, analytics]))
    .toEqual([[true, false]])
  await page.getByRole('button', { name: 'Cookie settings' }).click()
  for (const name of ['Analytics', 'Advertisement', 'Other'])
    await expect(page.getByRole('switch', { name })).not.toBeChecked()
})
