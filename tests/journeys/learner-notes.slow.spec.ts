import { expect, test } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { makeExamTaker } from '../support/exam-taker.ts'
import { signInAs } from '../support/staff.ts'

test.describe.configure({ timeout: 240_000 })

test('learner notes survive lost connections and two windows, and appear on the course’s page', async ({
  page,
  context,
}) => {
  const { email, lesson, outline } = await makeExamTaker()
  await signInAs(page, email)
  await page.goto(lesson)
  const notes = (window = page) => window.getByRole('textbox', { name: /^Notes on/ })
  const open = (window = page) => window.getByRole('button', { name: 'My notes' }).click()
  await open()
  await expect(notes()).toBeFocused()
  await notes().fill('Ask about the shredder')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
    await page.screenshot({ path: `test-results/notes-${width}.png` })
  }

  // Another window of the same person edits the version it has read.
  const other = await context.newPage()
  await other.goto(lesson)
  await open(other)
  await expect(notes(other)).toHaveValue('Ask about the shredder')
  // "Saved" has been visible since loading, so wait for the response.
  const answered = other.waitForResponse((response) => response.request().method() === 'PUT')
  await notes(other).fill('Ask about the shredder and the fax')
  expect((await answered).status()).toBe(200)
  await notes().fill('Something else')
  await expect(page.getByText('You changed this note in another window:')).toBeVisible()
  await expect(page.getByText('Ask about the shredder and the fax')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use that one' }).click()
  await expect(notes()).toHaveValue('Ask about the shredder and the fax')
  await other.close()

  // Without a connection the note stays on this device; whichever page opens next saves it.
  await page.route('**/note', (route) => route.abort())
  await notes().fill('Fax')
  await expect(page.getByText('Not saved yet. Your text is stored on this device.')).toBeVisible()
  await page.unroute('**/note')
  await page.goto(lesson)
  await open()
  await expect(notes()).toHaveValue('Fax')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'My notes' })).toBeFocused()

  await page.goto(outline.replace(/outline$/, 'overview'))
  await expect(page.getByRole('heading', { name: 'My notes' })).toBeVisible()
  await expect(page.getByText('Fax', { exact: true })).toBeVisible()
  await page.screenshot({ path: 'test-results/notes-overview.png', fullPage: true })
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  expect((await saved).suggestedFilename()).toMatch(/-notes\.txt$/)
})
