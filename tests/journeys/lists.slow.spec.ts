import { randomBytes } from 'node:crypto'
import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { press, write } from '../support/keyboard.ts'
import { makeStaff, signInAs } from '../support/staff.ts'

const signIn = async (page: Page) => signInAs(page, await makeStaff(['sub_admin']))
/** A word that no entry of another journey, or of an earlier run, contains. */
const newWord = (): string => randomBytes(3).toString('hex')
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('[FRM-009] an entry is created and deleted by keyboard alone; dialogs trap and return focus', async ({ page }) => {
  const title = `Keyboard ${newWord()}`
  await signIn(page)
  await page.goto('/portals/tags/create')
  await write(page, page.getByLabel('Title'), title)
  await write(page, page.getByLabel('Color', { exact: false }).first(), '#aa3300')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Save Successful')).toBeVisible()
  await page.waitForURL('**/portals/tags')

  await page.goto(`/portals/tags?search=${encodeURIComponent(title)}`)
  await press(page, page.getByRole('checkbox', { name: `Select ${title}` }), 'Space')
  const remove = page.getByRole('button', { name: 'Delete' })
  await press(page, remove)
  const dialog = page.getByRole('dialog', { name: 'Are You Sure?' })
  await expect(dialog).toContainText(`${title} will be permanently deleted`)
  await press(page, dialog.getByRole('button', { name: 'Cancel' }))
  await expect(dialog).toBeHidden()
  await expect(remove).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, dialog.getByRole('button', { name: 'OK' }))
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible()
  await expectAccessible(page)
})

test('[REF-014] [FRM-001] [FRM-002] a form survives a failed save, asks before leaving, and publishes its answer at once', async ({
  page,
  browser,
}) => {
  await signIn(page)
  const words = `Answered anew ${Date.now()}`
  const slug = 'how-long-does-a-course-take'
  await page.goto(`/portals/faq?search=${slug}`)
  await page.getByRole('link', { name: 'How long does a course take?' }).click()
  await page.getByLabel('SEO keywords').fill('hours, time')
  const answer = page.getByLabel('Answer')
  await answer.fill(words)

  await page.route('**/api/portals/faq/*', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
  )
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('This service is not available right now. Please try again in a moment.')).toBeVisible()
  await expect(answer).toContainText(words)

  await page.getByRole('link', { name: '← FAQ' }).click()
  const leave = page.getByRole('dialog', { name: 'Unsaved Changes Detected' })
  await expect(leave).toContainText(
    'You have made changes that have not been saved. If you leave now, these changes will be lost. Do you want to exit without saving?',
  )
  await leave.getByRole('button', { name: 'Continue Editing' }).click()
  await expect(answer).toContainText(words)

  await page.unroute('**/api/portals/faq/*')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Save Successful')).toBeVisible()
  const visitor = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage()
  await expect(async () => {
    await visitor.goto(`/faq/${slug}`)
    await expect(visitor.getByText(words)).toBeVisible({ timeout: 200 })
  }).toPass({ timeout: 10_000, intervals: [100, 200, 400] })
  await visitor.context().close()
  await page.getByRole('link', { name: '← FAQ' }).click()
  await page.waitForURL(/\/portals\/faq$/)

  await page.goto('/portals/faq/create')
  await page.getByLabel('Question').fill('Never asked?')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await leave.getByRole('button', { name: 'Discard Changes' }).click()
  await page.waitForURL(/\/portals\/faq$/)
})

test('entries are reordered by keyboard, dragging or menu, and stay so after a reload', async ({ page }) => {
  await signIn(page)
  await page.goto('/portals/features')
  const rows = region(page, 'Features')
  const titles = () => rows.locator('tbody .cell-title').allTextContents()
  await expect(rows.locator('tbody .cell-title').nth(3)).toBeVisible()
  const [a = '', b = '', c = '', d = ''] = await titles()
  const handle = (title: string) => rows.getByRole('button', { name: `Move ${title}`, exact: true })
  await handle(a).focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(async () => (await titles()).slice(0, 4)).toEqual([b, a, c, d])
  await expect(handle(a)).toBeFocused()
  const from = await handle(d).boundingBox()
  const to = await handle(b).boundingBox()
  if (!from || !to) throw new Error('no handles')
  await page.mouse.move(from.x + 10, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(to.x + 10, to.y + 40, { steps: 4 })
  await page.mouse.move(to.x + 10, to.y - 4, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => (await titles()).slice(0, 4)).toEqual([d, b, a, c])
  await rows.getByRole('button', { name: `More actions for ${d}`, exact: true }).click()
  await page.getByRole('menuitem', { name: 'Move down' }).click()
  await expect.poll(async () => (await titles()).slice(0, 4)).toEqual([b, d, a, c])
  await expect(page.getByText(`${d} is now 2 of`)).toBeAttached()
  await page.reload()
  await expect.poll(async () => (await titles()).slice(0, 4)).toEqual([b, d, a, c])
  await expectAccessible(page)
})
