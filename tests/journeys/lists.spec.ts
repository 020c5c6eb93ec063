import { randomBytes } from 'node:crypto'
import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { press, tabTo, write } from '../support/keyboard.ts'
import { makeStaff, signInAs } from '../support/staff.ts'

const signIn = async (page: Page) => signInAs(page, await makeStaff(['sub_admin']))
/** A word that no entry of another journey, or of an earlier try, has. */
const newWord = (): string => randomBytes(3).toString('hex')
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('[REF-001] [REF-002] [REF-027] [FRM-009] [FRM-010] a tag is made, found, changed and deleted by keyboard alone', async ({
  page,
}) => {
  const word = newWord()
  await signIn(page)
  await page.goto('/portals/tags')
  await press(page, page.getByRole('link', { name: 'New tag' }))
  await page.waitForURL('**/portals/tags/create')
  await write(page, page.getByLabel('Title'), `Keyboard ${word}`)
  await expect(page.getByLabel('Address')).toHaveValue(`keyboard-${word}`)
  await write(page, page.getByLabel('Color', { exact: false }).first(), 'redish')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please enter a color such as #1f6feb.')).toBeVisible()
  await write(page, page.getByLabel('Color', { exact: false }).first(), '#aa3300')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Save Successful')).toBeVisible()
  await page.waitForURL('**/portals/tags')

  await write(page, page.getByLabel('Search', { exact: true }), `keyboard ${word}`)
  await page.waitForURL(/search=keyboard/)
  await expect(region(page, 'Tags').getByRole('row')).toHaveCount(2)
  await press(page, page.getByRole('link', { name: `Keyboard ${word}` }))
  await write(page, page.getByLabel('Title'), `Keyboard ${word} and more`)
  await press(page, page.getByRole('button', { name: 'Save' }))
  await expect(page.getByRole('heading', { name: `Keyboard ${word} and more` })).toBeVisible()

  await page.goto(`/portals/tags?search=${word}`)
  await press(page, page.getByRole('checkbox', { name: `Select Keyboard ${word} and more` }), 'Space')
  await press(page, page.getByRole('button', { name: 'Delete' }))
  const dialog = page.getByRole('dialog', { name: 'Are You Sure?' })
  await expect(dialog).toContainText(
    `Keyboard ${word} and more will be permanently deleted and cannot be undone after 10 seconds.`,
  )
  await press(page, dialog.getByRole('button', { name: 'Cancel' }))
  await expect(dialog).toBeHidden()
  await press(page, page.getByRole('button', { name: 'Delete' }))
  await press(page, dialog.getByRole('button', { name: 'OK' }))
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible()
  await expectAccessible(page)
})

test('[REF-014] [FRM-001] [FRM-002] a form survives a failed save, asks before it is left, and its answer is on the public page at once', async ({
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

test('[REF-003] [REF-007] [FRM-004] the cursor lives in the address, a bulk deletion reports what stays, a taken slug is refused at its field', async ({
  page,
}) => {
  await signIn(page)
  const unused = `Idle ${newWord()}`
  await page.goto('/portals/states')
  const first = await region(page, 'States').getByRole('link').first().textContent()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.waitForURL(/cursor=/)
  await expect(region(page, 'States').getByRole('link').first()).not.toHaveText(first ?? '')
  await page.reload()
  await expect(region(page, 'States').getByRole('link').first()).not.toHaveText(first ?? '')
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(region(page, 'States').getByRole('link').first()).toHaveText(first ?? '')

  await page.goto('/portals/topics/create')
  await page.getByLabel('Title').fill('Insurance')
  await page.getByLabel('Address').fill('insurance')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Another entry already has this value.')).toBeVisible()
  await expect(page.getByLabel('Address')).toBeFocused()
  await page.getByLabel('Title').fill(unused)
  await page.getByLabel('Address').fill(unused.toLowerCase().replace(' ', '-'))
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL(/\/portals\/topics$/)

  await page.getByRole('checkbox', { name: 'Select Insurance' }).check()
  await page.getByRole('checkbox', { name: `Select ${unused}` }).check()
  await expect(page.getByText('2 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'OK' }).click()
  const report = page.getByRole('dialog', { name: 'One entry was not deleted' })
  await expect(report).toContainText('Insurance')
  await expect(report).toContainText('This entry is still in use')
  await report.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByText(`${unused} was deleted.`)).toBeVisible()
  await expect(page.getByRole('link', { name: unused })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Insurance', exact: true })).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^topics-\d{4}-\d\d-\d\d\.csv$/)
})

test('[REF-002] a filter is saved and applied again', async ({
  page,
}) => {
  await signIn(page)
  await page.goto('/portals/faq')
  await page.getByLabel('Category').selectOption({ label: 'Payment and refunds' })
  await page.waitForURL(/category_id=\d+$/)
  await page.getByRole('button', { name: 'Saved filters' }).click()
  await page.getByLabel('Save current filter as').fill('Money')
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await page.goto('/portals/faq')
  await page.getByRole('button', { name: 'Saved filters' }).click()
  await page.getByRole('button', { name: 'Money', exact: true }).click()
  await page.waitForURL(/category_id=\d+$/)
  await expect(region(page, 'FAQ').getByRole('link').first()).toHaveText('How can I pay?')

  await page.goto('/portals/faq')
  await tabTo(
    page,
    page
      .getByRole('button', { name: 'More actions for How can I pay?' })
      .or(page.getByRole('button', { name: /^More actions for/ }).first()),
  )
})

test('[STUMBLE-24] a list by its keys: search, rows, new, the sheet that lists and turns them off, and the palette that finds an entry', async ({
  page,
}) => {
  await signIn(page)
  await page.goto('/portals/question-categories')
  const rows = region(page, 'Question categories')
  await expect(rows.getByRole('link').first()).toBeVisible()
  await page.keyboard.press('j')
  await expect(rows.getByRole('rowheader').getByRole('link').first()).toBeFocused()
  await page.keyboard.press('j')
  await expect(rows.getByRole('rowheader').getByRole('link').nth(1)).toBeFocused()
  await page.keyboard.press('k')
  await expect(rows.getByRole('rowheader').getByRole('link').first()).toBeFocused()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused()
  await page.keyboard.type('n?')
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('n?')
  await page.getByRole('searchbox', { name: 'Search' }).fill('')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(sheet).toContainText('New entry')
  await expectAccessible(page)
  await sheet.getByLabel('Use single-key shortcuts').uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('n')
  await page.getByRole('button', { name: /account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click()
  await expect(page).toHaveURL(/question-categories(\?|$)/)
  await sheet.getByLabel('Use single-key shortcuts').check()
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('n')
  await page.waitForURL('**/question-categories/create')

  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.type('how long does a course')
  await page.getByRole('option', { name: /How long does a course take\?/ }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/portals\/faq\/\d+$/)
})

test('[STUMBLE-24] a category that is missing is made inside the form of a question, which keeps what was typed', async ({
  page,
}) => {
  await signIn(page)
  const title = `Receipts ${newWord()}`
  await page.goto('/portals/faq/create')
  await page.getByLabel('Question').fill('Where is my receipt?')
  await page.getByRole('button', { name: 'New question category' }).click()
  const dialog = page.getByRole('dialog', { name: 'New question category' })
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog.getByText('This field is required').first()).toBeVisible()
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Category').locator('option:checked')).toHaveText(title)
  await expect(page.getByLabel('Question')).toHaveValue('Where is my receipt?')
  await expect(page).toHaveURL(/faq\/create$/)
})

test('[STUMBLE-24] entries are put in order by keys, by dragging and from the menu, and it is still so after a reload', async ({
  page,
}) => {
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

test('[STUMBLE-24] a CSV file is judged row by row before anything changes, and then brought in', async ({ page }) => {
  await signIn(page)
  const title = `Filed ${newWord()}`
  // Tags of other journeys fill the first page.
  await page.goto(`/portals/tags?search=${title}`)
  await page.getByRole('button', { name: 'Import CSV' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import tags' })
  const file = {
    name: 'tags.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Title;Color\n${title};#112233\nBroken;redish\n`),
  }
  await dialog.getByLabel('CSV file').setInputFiles(file)
  await expect(dialog).toContainText('Nothing has changed yet')
  await expect(dialog).toContainText('Line 3, Broken')
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await dialog.getByRole('link', { name: 'Download rows with problems' }).click()
  expect((await download).suggestedFilename()).toMatch(/^tags-import-problems-.*\.csv$/)
  await dialog.getByRole('button', { name: 'Import 1 row' }).click()
  await expect(dialog).toContainText('1 row was imported')
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(region(page, 'Tags').getByRole('link', { name: title })).toBeVisible()
})
