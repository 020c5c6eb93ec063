import { expect, test, type Page } from '@playwright/test'

const ahead = (page: Page) =>
  page.locator('head link[rel=prefetch]').evaluateAll((links) => links.map((link) => link.getAttribute('href')))

test('[LEG-024] a menu opened on a phone closes once the screen becomes wide', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.locator('#menu')
  await expect(menu).toBeVisible()
  // The page's own clock is paused from here on.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.setViewportSize({ width: 1200, height: 844 })
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(1200)
  await page.clock.runFor(49)
  expect(await menu.evaluate((one) => one.matches(':popover-open'))).toBe(true)
  await page.clock.runFor(1)
  await expect(menu).toBeHidden()
})

test('[LEG-025] a browser that is never idle starts prefetching pages after two seconds', async ({ page }) => {
  await page.clock.install()
  await page.addInitScript(() => {
    window.requestIdleCallback = (begin, { timeout } = {}) =>
      window.setTimeout(() => begin({ didTimeout: true, timeRemaining: () => 0 }), timeout)
  })
  await page.goto('/faq')
  await page.waitForLoadState('load')
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.reload()
  const bundles = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Bundles' })
  const point = () => bundles.dispatchEvent('pointerover')
  await page.clock.runFor(1_999)
  await point()
  expect(await ahead(page)).toEqual([])
  await page.clock.runFor(1)
  await point()
  expect(await ahead(page)).toEqual(['/bundles'])
})

test('[LEG-025] pointing at a link prefetches its page once, but never with data saving on', async ({
  page,
  browser,
}) => {
  await page.goto('/faq')
  const bundles = (of: Page) => of.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Bundles' })
  await expect(async () => {
    await page.mouse.move(5, 500)
    await bundles(page).hover()
    expect(await ahead(page)).toEqual(['/bundles'])
  }).toPass()
  await page.mouse.move(5, 500)
  await bundles(page).hover()
  expect(await ahead(page)).toEqual(['/bundles'])

  const saving = await (await browser.newContext()).newPage()
  await saving.addInitScript(() => Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: true }) }))
  await saving.goto('/faq')
  await saving.waitForLoadState('load')
  await saving.evaluate(() => new Promise((done) => requestIdleCallback(() => done(null), { timeout: 2_500 })))
  await bundles(saving).hover()
  await bundles(saving).focus()
  expect(await ahead(saving)).toEqual([])
})

test('[LEG-026] a list shows its loading state for at least 200 ms, however soon results arrive', async ({ page }) => {
  await page.goto('/courses')
  await page.evaluate(() => {
    const results = document.querySelector('[data-catalog]')
    const seen: number[] = []
    Object.assign(window, { seen })
    if (results)
      new MutationObserver(() => seen.push(performance.now())).observe(results, {
        attributes: true,
        attributeFilter: ['data-loading'],
      })
  })
  // Answers just after the loading state has appeared.
  await page.route('**/api/courses?*', async (route) => {
    await new Promise((done) => setTimeout(done, 150))
    await route.continue()
  })
  await page.getByLabel('Sort').selectOption('newest')
  await expect.poll(() => page.evaluate(() => (window as unknown as { seen: number[] }).seen.length)).toBe(2)
  const [shown = 0, gone = 0] = await page.evaluate(() => (window as unknown as { seen: number[] }).seen)
  expect(gone - shown).toBeGreaterThanOrEqual(195)
})
