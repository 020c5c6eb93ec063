import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { flagship } from '../support/shopper.ts'

const searchBoxIn = (page: Page, form: 'Site' | 'Catalog') =>
  page.getByRole('search', { name: form }).getByRole('combobox', { name: 'Search courses' })
const activeOption = (page: Page) =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant')
    return id ? (document.getElementById(id)?.textContent ?? null) : null
  })

/** Waits for the suggestions for these letters; earlier ones for fewer letters no longer matter. */
const answeredTo = (page: Page, letters: string) =>
  page.waitForResponse((answer) => answer.url().endsWith(`/api/suggestions?search=${letters}`))

test('a search box suggests topics and courses while typing, by keyboard, and announces how many', async ({ page }) => {
  await page.goto('/faq')
  const box = searchBoxIn(page, 'Site')
  await expect(box).toHaveAttribute('aria-expanded', 'false')
  await box.focus()
  const answered = answeredTo(page, 'safe')
  await page.keyboard.type('safe')
  await answered
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  await expect(list).toBeVisible()
  await expect(box).toHaveAttribute('aria-expanded', 'true')
  const options = list.getByRole('option')
  // Suggestions for fewer letters are gone.
  await expect(options.filter({ hasNotText: /safe/i })).toHaveCount(0)
  const names = await options.allTextContents()
  expect(names.length).toBeGreaterThan(1)
  await expect(page.getByRole('status').filter({ hasText: `${names.length} suggestions.` })).toHaveCount(1)
  await expectAccessible(page)

  // Goes down through the list and back to the box; up from the box selects the last one.
  for (const name of [...names, null]) {
    await page.keyboard.press('ArrowDown')
    expect(await activeOption(page)).toBe(name)
  }
  await page.keyboard.press('ArrowUp')
  expect(await activeOption(page)).toBe(names.at(-1))
  await expect(list.getByRole('option', { selected: true })).toHaveText(names.at(-1) ?? '')
  await expect(box).toBeFocused()

  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(box).toHaveValue('safe')
  await page.keyboard.press('ArrowDown')
  await expect(list).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: names.at(-1) ?? '' })).toBeVisible()
})

test('Enter after more typing searches for what the box says, not for the suggestion chosen before', async ({
  page,
}) => {
  await page.goto('/')
  const box = searchBoxIn(page, 'Site')
  const answered = answeredTo(page, 'safe')
  await box.pressSequentially('safe')
  await answered
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => activeOption(page)).not.toBeNull()
  await page.keyboard.press('t')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/courses\?search=safet$/)
})

test('on a phone the catalog box suggests; topics open their courses, Enter runs a search', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/courses')
  const box = searchBoxIn(page, 'Catalog')
  const answered = answeredTo(page, 'constr')
  await box.pressSequentially('constr')
  await answered
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  const topic = list.getByRole('group', { name: 'Topics' }).getByRole('option').first()
  await expect(topic).toContainText(/constr/i)
  const name = (await topic.textContent()) ?? ''
  const place = await list.boundingBox()
  expect((place?.x ?? -1) >= 0 && (place?.x ?? 0) + (place?.width ?? 999) <= 390).toBe(true)
  await topic.click()
  await expect(page).toHaveURL(/\/courses\?topic=/)
  await expect(page.getByRole('list', { name: 'Chosen filters' })).toContainText(name)

  await box.fill('construction')
  await expect(list).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(list).toBeHidden()
  await expect(page).toHaveURL(/search=construction/)
  await box.fill('xqzwv')
  await expect(page.getByRole('status').filter({ hasText: 'No suggestions.' })).toHaveCount(1)
  await expect(list).toBeHidden()
})

test('an empty search suggests another spelling, which finds results; going back restores the suggestion', async ({
  page,
}) => {
  await page.goto('/courses?search=konstruktion+safety')
  await expect(page.getByRole('heading', { name: 'No courses found' })).toBeVisible()
  const question = page.getByRole('status').filter({ hasText: 'Did you mean' })
  await expect(question).toHaveText(/^Did you mean construction safety\?$/)
  await expectAccessible(page)
  await question.getByRole('link').press('Enter')
  await expect(page).toHaveURL(/\/courses\?search=construction\+safety$/)
  await expect(page.locator('.course-card').first()).toBeVisible()
  await expect(question).toHaveCount(0)
  await page.goBack()
  await expect(question).toBeVisible()
})

test('[CAT-020] choices of one filter combine in URL and chips; each can be removed by keyboard', async ({ page }) => {
  await page.goto('/courses')
  const topics = page.getByRole('group', { name: 'Topic' })
  const total = async () => Number((await page.locator('#count').textContent())?.match(/^[\d,]+/)?.[0].replace(',', ''))
  const all = await total()
  const names = ['Construction Safety', 'Food Safety'] as const
  const countOf = async (name: string) =>
    Number(await topics.locator('.facet-line', { hasText: name }).locator('.facet-count').textContent())
  const counts = [await countOf(names[0]), await countOf(names[1])] as const
  expect(Math.min(...counts)).toBeGreaterThan(0)

  const first = topics.getByRole('checkbox', { name: names[0] })
  await first.focus()
  await page.keyboard.press('Space')
  await expect(page.locator('#count')).toHaveText(`${counts[0]} courses`)
  await expect(first).toBeFocused()
  // A filter's own choice does not narrow its remaining options.
  expect(await countOf(names[1])).toBe(counts[1])
  await topics.getByRole('checkbox', { name: names[1] }).check()
  await expect(page).toHaveURL(/topic=construction-safety&topic=food-safety/)
  await expect(page.getByRole('list', { name: 'Chosen filters' }).getByRole('listitem')).toHaveText([...names])
  expect(await total()).toBeGreaterThan(counts[0])
  expect(await total()).toBeLessThanOrEqual(counts[0] + counts[1])

  await page.getByRole('group', { name: 'Price' }).getByRole('checkbox').first().check()
  await page.getByRole('group', { name: 'Price' }).getByRole('checkbox').last().check()
  await expect(page).toHaveURL(/price=under-25&price=over-250/)
  await page.reload()
  for (const name of names) await expect(topics.getByRole('checkbox', { name })).toBeChecked()
  await expect(page.getByRole('list', { name: 'Chosen filters' }).getByRole('listitem')).toHaveCount(4)
  await expectAccessible(page)

  for (const name of [names[0], 'Under $25', '$250 and up']) {
    await page.getByRole('link', { name: `Remove filter ${name}` }).press('Enter')
    await expect(page.getByRole('link', { name: `Remove filter ${name}` })).toHaveCount(0)
    await expect(page.locator('#count')).toBeFocused()
  }
  await expect(page).toHaveURL(/\/courses\?topic=food-safety$/)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.locator('#count')).toHaveText(`${all} courses`)
})

const shareButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Share' })
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test('the filtered catalog and a course share as copied links without a share sheet', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/courses?topic=construction-safety&topic=food-safety&sort=newest')
  await expect(page.getByRole('list', { name: 'Chosen filters' }).getByRole('listitem')).toHaveCount(2)
  const address = page.url()
  await shareButton(page).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible()
  expect(await copied(page)).toBe(address)
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await expect(page.getByText('Link copied')).toHaveCount(0)

  await page.goto(`/course/${flagship}?utm_source=mail#reviews`)
  await shareButton(page).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await copied(page)).toBe(new URL(`/course/${flagship}`, address).href)
  await context.clearPermissions()
})

test('a device’s share sheet opens with title and URL; closing it reports nothing', async ({ page }) => {
  // Chromium on Linux has no share sheet, so this stub plays it, and the person closes it.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) => {
        document.documentElement.dataset.sheet = JSON.stringify(data)
        throw new DOMException('closed', 'AbortError')
      },
    })
  })
  await page.goto('/courses?topic=food-safety')
  await shareButton(page).click()
  const shared = () => page.evaluate(() => JSON.parse(document.documentElement.dataset.sheet ?? '{}'))
  await expect.poll(shared).toEqual({ title: await page.title(), url: page.url() })
  await expect(page.getByText('Link copied')).toHaveCount(0)
})
