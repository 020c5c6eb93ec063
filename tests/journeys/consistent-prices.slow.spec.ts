import { expect, test, type Page } from '@playwright/test'
import { flagship } from '../support/shopper.ts'

const cents = (text: string | null | undefined): number =>
  text?.trim() === 'Free' ? 0 : Math.round(Number(/\$([\d,.]+)/.exec(text ?? '')?.[1]?.replaceAll(',', '')) * 100)

type Card = { path: string; price: string; note: string; separate: string | null }

/** Returns the cards of a page: link target, first price, note below it, and struck-through price. */
const cardsOf = (page: Page, kind: string): Promise<Card[]> =>
  page.locator(kind).evaluateAll((cards) =>
    cards.map((card) => ({
      path: card.querySelector('a')?.getAttribute('href') ?? '',
      price: card.querySelector('.price')?.firstChild?.textContent ?? '',
      note: card.querySelector('.course-card-note')?.textContent ?? '',
      separate: card.querySelector('.price del')?.lastChild?.textContent ?? null,
    })),
  )

const dataOf = (page: Page, type: string): Promise<string> =>
  page
    .locator('script[type="application/ld+json"]')
    .evaluateAll(
      (scripts, wanted) =>
        scripts.map((one) => one.textContent).find((text) => JSON.parse(text)['@type'] === wanted) ?? '',
      type,
    )

test('[CRT-017] a course’s first price matches on card, page, structured data and cart: for one person', async ({
  page,
}) => {
  const cards = new Map<string, Card>()
  for (const path of ['/', '/courses', '/bundles/clinical-annual-requirements']) {
    await page.goto(path)
    for (const card of await cardsOf(page, '.course-card:not(.bundle-card)')) {
      expect(cards.get(card.path) ?? card).toEqual(card)
      cards.set(card.path, card)
    }
  }
  expect(cards.size).toBeGreaterThanOrEqual(12)
  expect([...cards.values()].filter((card) => card.note !== '').length).toBeGreaterThan(6)
  for (const { path, price, note } of cards.values())
    await test.step(path, async () => {
      await page.goto(path)
      const buy = page.locator('[data-buy]')
      await expect(buy.locator('.buy-price .price')).toHaveText(price)
      expect(cents(await buy.locator('[data-total]').textContent())).toBe(cents(price))
      const perSeat = (await buy.locator('[data-tier] .number').allTextContents()).map(cents)
      expect(perSeat[0] ?? cents(price)).toBe(cents(price))
      const lowest = Math.min(cents(price), ...perSeat)
      expect(note === '' ? cents(price) : cents(note)).toBe(lowest)
      expect(Math.round(Number(JSON.parse(await dataOf(page, 'Course')).offers.price) * 100)).toBe(cents(price))
    })
  await page.goto(`/course/${flagship}`)
  const shown = await page.locator('.buy-price .price').textContent()
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.goto('/cart')
  const line = page.getByRole('region', { name: 'Courses' }).getByRole('listitem')
  expect(cents(await line.getByText(/ each$/).textContent())).toBe(cents(shown))
})

test('a bundle’s saving matches its courses’ separate prices on card, page and cart', async ({ page }) => {
  await page.goto('/bundles')
  const claims = /for less|cheaper|\bsave\b/i
  const bundles = await cardsOf(page, '.bundle-card')
  expect(bundles.length).toBeGreaterThan(3)
  expect(bundles.some((one) => one.separate === null) && bundles.some((one) => one.separate !== null)).toBe(true)
  for (const { path, price, note, separate } of bundles)
    await test.step(path, async () => {
      await page.goto(path)
      const singly = (await cardsOf(page, '.course-card')).reduce((sum, card) => sum + cents(card.price), 0)
      const saving = Math.max(0, singly - cents(price))
      expect(separate === null ? null : cents(separate)).toBe(saving > 0 ? singly : null)
      expect(note === '' ? 0 : cents(note)).toBe(saving)
      const buy = page.locator('.buy')
      await expect(buy.locator('del')).toHaveCount(saving > 0 ? 1 : 0)
      if (saving > 0) expect(cents(await buy.getByText('You save').textContent())).toBe(saving)
      else expect(await buy.textContent()).not.toMatch(claims)
    })
  const sold = await page.evaluate(async (): Promise<{ data: { id: number; slug: string }[] }> =>
    (await fetch('/api/bundles')).json(),
  )
  await page.evaluate(
    (items) => localStorage.setItem('portico_cart', JSON.stringify({ storeBundleItems: items })),
    sold.data.map(({ id, slug }) => ({ id, slug, quantity: 1 })),
  )
  await page.goto('/cart')
  const lines = page.getByRole('region', { name: 'Bundles' }).getByRole('listitem')
  await expect(lines).toHaveCount(sold.data.length)
  for (const { path, separate } of bundles) {
    const struck = lines.filter({ has: page.locator(`a[href="${path}"]`) }).locator('del')
    await expect(struck).toHaveCount(separate === null ? 0 : 1)
    if (separate !== null) expect(cents(await struck.textContent())).toBe(cents(separate))
  }
})
