import { expect, test, type Page } from '@playwright/test'
import { makeStaff, signInAs } from '../support/staff.ts'

test.describe.configure({ timeout: 150_000 })

const tree = (page: Page) => page.locator('.outline-tree')
const saved = (page: Page) => expect(page.locator('.save-state')).toHaveText('Saved')
/** Returns modules and items in outline order, one line each. */
const outline = (page: Page) => tree(page).locator('h2, h3, .outline-link').allTextContents()

async function addReading(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Add item to Module 1' }).click()
  await page.getByRole('menuitem', { name: 'Reading', exact: true }).click()
  // The previous item's panel may still be open, so wait for the new one.
  await expect(page.getByLabel('Title')).toHaveValue('New reading')
  await page.getByLabel('Title').fill(title)
  await expect(tree(page).getByRole('link', { name: title, exact: true })).toBeVisible()
  await saved(page)
}

async function openNewCourse(page: Page): Promise<void> {
  await signInAs(page, await makeStaff(['editor']))
  await page.goto('/courses/builder/create')
  await page.getByLabel('Title').fill(`Several ${Date.now()}`)
  await page.getByRole('button', { name: 'Create course' }).click()
  await page.waitForURL('**/outline')
}

test('several items move and delete together, titles change in place, each step can be undone', async ({ page }) => {
  await openNewCourse(page)
  for (const _ of [1, 2]) await page.getByRole('button', { name: 'Add module' }).click()
  // Waits, because an open menu closes when the second module arrives.
  await expect.poll(() => outline(page)).toEqual(['Module 1', 'Module 2'])
  await saved(page)
  for (const title of ['Ropes', 'Hooks', 'Slings']) await addReading(page, title)
  const begun = ['Module 1', 'Ropes', 'Hooks', 'Slings', 'Module 2']
  await expect.poll(() => outline(page)).toEqual(begun)

  await page.getByLabel('Select Ropes').click()
  await page.getByLabel('Select Slings').click({ modifiers: ['Shift'] })
  const chosen = page.getByRole('group', { name: 'Selected items' })
  await expect(chosen).toContainText('3 items selected')
  await chosen.getByRole('button', { name: 'Move to module' }).click()
  const dialog = page.getByRole('dialog', { name: 'Move 3 items to module' })
  await dialog.getByLabel('Module').selectOption({ label: 'Module 2' })
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  const moved = ['Module 1', 'Module 2', 'Ropes', 'Hooks', 'Slings']
  await expect.poll(() => outline(page)).toEqual(moved)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => outline(page)).toEqual(begun)

  await page.getByLabel('Select Hooks').click()
  await page.getByLabel('Select Slings').click()
  await chosen.getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => outline(page)).toEqual(['Module 1', 'Ropes', 'Module 2'])
  await page.keyboard.press('Control+z')
  await expect.poll(() => outline(page)).toEqual(begun)

  await page.getByRole('button', { name: 'More actions for Ropes' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByLabel('Title of Ropes').fill('Wires')
  await page.keyboard.press('Enter')
  await expect.poll(() => outline(page)).toEqual(begun.with(1, 'Wires'))
  await saved(page)
  await page.reload()
  await expect.poll(() => outline(page)).toEqual(begun.with(1, 'Wires'))
})

test('an author can write and change a picture’s description for people who cannot see it', async ({ page }) => {
  await openNewCourse(page)
  await page.getByRole('button', { name: 'Add module' }).click()
  await addReading(page, 'Hand signals')
  await page.getByRole('textbox', { name: 'Text' }).click()
  await page.keyboard.type('Stop.')
  await page.getByRole('button', { name: 'Picture', exact: true }).click()
  const library = page.getByRole('dialog', { name: 'Picture', exact: true })
  await library.locator('.media-card').first().click()
  await library.getByRole('button', { name: 'Attach', exact: true }).click()
  const words = page.getByRole('dialog', { name: 'Picture description' })
  await words.getByLabel('What the picture shows').fill('An arm stretched out')
  await words.getByRole('button', { name: 'Insert picture' }).click()
  const picture = page.getByRole('textbox', { name: 'Text' }).getByRole('img')
  await expect(picture).toHaveAccessibleName('An arm stretched out')

  await picture.click()
  await page.getByRole('button', { name: 'Picture description' }).click()
  await words.getByLabel('What the picture shows').fill('An arm stretched out, palm down')
  await words.getByRole('button', { name: 'Save description' }).click()
  await saved(page)
  const opening = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Preview', exact: true }).click()
  const learner = await opening
  await learner
    .getByRole('link', { name: /Hand signals/ })
    .first()
    .click()
  await expect(learner.getByRole('img', { name: 'An arm stretched out, palm down' })).toBeVisible()
})
