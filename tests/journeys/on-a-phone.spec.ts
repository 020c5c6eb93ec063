import { expect, test, type Page } from '@playwright/test'
import { originOf } from '../support/staff.ts'
import { flagship, newEmail, addToCartAndCheckOut, signInAtCheckout } from '../support/shopper.ts'

const phone = { width: 390, height: 844 }

test('[OP-63] on a phone the filled cart icon shows a dot; the menu shows the number', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto(`/course/${flagship}`)
  const icon = page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true }).first()
  await expect(icon).toBeVisible()
  expect(await hasDot(page)).toBe(false)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByRole('button', { name: 'Keep browsing' }).click()
  const filled = page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' }).first()
  await expect(filled).toBeVisible()
  expect(await hasDot(page)).toBe(true)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const line = page.locator('#menu').getByRole('link', { name: 'Cart, 1 item' })
  await expect(line.getByText('1', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Close menu' }).click()
  await filled.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/cart/i)
})

test('the logo keeps its distance down to 320 px, and cards have no empty line', async ({ page }) => {
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/courses')
    expect(await distanceOfLogo(page), `${width} px`).toBeGreaterThanOrEqual(8)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await page.setViewportSize(phone)
  const spare = await page
    .locator('.course-card-title')
    .evaluateAll((titles) =>
      titles.map(
        (title) =>
          title.getBoundingClientRect().height - (title.firstElementChild?.getBoundingClientRect().height ?? 0),
      ),
    )
  expect(spare.length).toBeGreaterThan(5)
  expect(Math.max(...spare)).toBeLessThan(4)
})

test('a wide logo leaves no empty space before the menu', async ({ page }) => {
  await page.goto(`${originOf('harbor-trades')}/courses`)
  expect(await distanceOfLogo(page)).toBeLessThan(80)
})

test('on a phone, catalog filters, share and sort stay in one row with any filters', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/courses?topic=food-safety&language=en')
  const bar = page.locator('.catalog-bar')
  await expect(bar.getByRole('button', { name: 'Filters 2' })).toBeVisible()
  const controls = [
    bar.getByRole('button', { name: 'Filters 2' }),
    bar.getByRole('button', { name: 'Share' }),
    bar.getByRole('combobox', { name: 'Sort by' }),
  ]
  const tops = await Promise.all(controls.map(async (control) => Math.round((await control.boundingBox())?.y ?? 0)))
  expect(new Set(tops).size).toBe(1)
})

test('the check icon is beside its sentence, even if an email takes two lines', async ({ page }) => {
  test.setTimeout(180_000)
  await page.setViewportSize(phone)
  await addToCartAndCheckOut(page)
  await signInAtCheckout(page, newEmail('a-person-with-a-rather-long-address-of-their-own'))
  const places = await page.getByText('Signed in as').evaluate((sentence) => {
    const icon = sentence.parentElement?.querySelector('.icon')?.getBoundingClientRect()
    const words = sentence.getBoundingClientRect()
    return {
      icon: { top: icon?.top ?? 0, right: icon?.right ?? 0 },
      words: { top: words.top, left: words.left, height: words.height },
    }
  })
  expect(places.words.height).toBeGreaterThan(30)
  expect(places.words.left).toBeGreaterThan(places.icon.right)
  expect(Math.abs(places.words.top - places.icon.top)).toBeLessThan(8)
})

const hasDot = (page: Page): Promise<boolean> =>
  page.locator('.header-cart').evaluate((link) => getComputedStyle(link, '::after').content !== 'none')

/** Returns the gap between the painted logo and the next element in the header row. */
const distanceOfLogo = (page: Page): Promise<number> =>
  page.locator('.site-header-row').evaluate((row) => {
    const logo = row.querySelector('.logo :is(img, .logo-word)')?.getBoundingClientRect()
    const others = [...row.querySelectorAll('.header-link, .header-search, .site-nav')]
      .map((each) => each.getBoundingClientRect())
      .filter(({ width }) => width > 0)
    return Math.min(...others.map(({ left }) => left)) - (logo?.right ?? 0)
  })
