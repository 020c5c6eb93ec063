import { expect, test, type Locator, type Page } from '@playwright/test'
import { makeStaff, signInAs } from '../support/staff.ts'

test.describe.configure({ timeout: 240_000 })

const at = (page: Page) => ({ is: (path: string) => page.waitForURL((url) => url.pathname + url.search === path) })
const titles = (page: Page, list: string) =>
  page.getByRole('region', { name: list, exact: true }).locator('tbody th').allTextContents()

test('[REF-002] [REF-003] Back and Forward step through a list’s pages and filters, each with a readable URL', async ({
  page,
}) => {
  await signInAs(page, await makeStaff(['admin']))
  await page.goto('/courses/admin')
  const status = page.getByLabel('Status')
  await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled()
  const first = await titles(page, 'Courses')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.waitForURL(/\?cursor=[\w-]+$/)
  const second = new URL(page.url()).search
  await expect.poll(() => titles(page, 'Courses')).not.toEqual(first)
  await status.selectOption({ label: 'Published' })
  await at(page).is('/courses/admin?status=2')
  await page.getByLabel('Search', { exact: true }).fill('care')
  await page.waitForURL((url) => url.searchParams.get('search') === 'care')
  await page.goBack()
  await at(page).is('/courses/admin?status=2')
  await expect(page.getByLabel('Search', { exact: true })).toHaveValue('')
  await page.goBack()
  await at(page).is(`/courses/admin${second}`)
  await expect(status).toHaveValue('')
  await page.goBack()
  await at(page).is('/courses/admin')
  await expect.poll(() => titles(page, 'Courses')).toEqual(first)
  await page.goForward()
  await page.goForward()
  await at(page).is('/courses/admin?status=2')
  await page.reload()
  await expect(status).toHaveValue('2')
})

test('[REF-001] [REF-002] declared lists do the same; their new-entry action is a link that opens separately', async ({
  page,
  context,
}) => {
  await signInAs(page, await makeStaff(['admin']))
  await page.goto('/portals/faq')
  await page.getByLabel('Category').selectOption({ label: 'Payment and refunds' })
  await page.waitForURL(/\/portals\/faq\?category_id=\d+$/)
  await page.getByRole('button', { name: 'Question', exact: true }).click()
  await page.waitForURL(/\/portals\/faq\?category_id=\d+&sort=question$/)
  await page.goBack()
  await page.waitForURL(/\/portals\/faq\?category_id=\d+$/)
  await page.goBack()
  await at(page).is('/portals/faq')
  await expect(page.getByLabel('Category')).toHaveValue('')
  const link = page.getByRole('link', { name: 'New question' })
  const isLeftToBrowser = isHandledByBrowser(link)
  await link.click({ modifiers: ['ControlOrMeta'] })
  expect(await isLeftToBrowser).toBe(true)
  const beside = await context.newPage()
  await beside.goto((await link.getAttribute('href')) ?? '')
  await at(beside).is('/portals/faq/create')
  await expect(beside.getByRole('heading', { level: 1, name: 'New question' })).toBeVisible()
  await at(page).is('/portals/faq')
})

/** Returns whether the page leaves the next click to the browser. Opens no tab, because Playwright sometimes misses tabs opened with Ctrl. */
const isHandledByBrowser = (link: Locator) =>
  link.evaluate(
    () =>
      new Promise<boolean>((resolve) =>
        window.addEventListener(
          'click',
          (event) => {
            resolve(!event.defaultPrevented)
            event.preventDefault()
          },
          { once: true },
        ),
      ),
  )
