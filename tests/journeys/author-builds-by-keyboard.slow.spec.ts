import { expect, test, type Page } from '@playwright/test'
import { press, write } from '../support/keyboard.ts'
import { makeStaff, signInAs } from '../support/staff.ts'

test.describe.configure({ timeout: 360_000 })

const tree = (page: Page) => page.locator('.outline-tree')
const titles = (page: Page) => tree(page).locator('.outline-link').allTextContents()
const saved = (page: Page) => expect(page.locator('.save-state')).toHaveText('Saved')

/** Saves the open form by keyboard. */
async function saveByKeyboard(page: Page): Promise<void> {
  const saving = page.waitForResponse((answer) => ['PUT', 'PATCH'].includes(answer.request().method()))
  await press(page, page.getByRole('button', { name: 'Save', exact: true }))
  expect((await saving).ok()).toBe(true)
}

/** Adds a price and an instructor by keyboard; ends on the outline. */
async function sellByKeyboard(page: Page): Promise<void> {
  const open = async (tabs: string, title: string) => {
    const links = page.getByRole('navigation', { name: tabs, exact: true })
    await press(page, links.getByRole('link', { name: title, exact: true }))
  }
  await open('Course', 'Course page')
  await open('Course page', 'Pricing')
  await press(page, page.getByRole('button', { name: 'Add a price' }))
  await write(page, page.getByLabel('Price per seat ($)'), '25')
  await saveByKeyboard(page)
  await open('Course page', 'Instructors')
  await press(page, page.getByRole('group', { name: 'Who teaches this course' }).getByRole('checkbox').first(), 'Space')
  await saveByKeyboard(page)
  await open('Course', 'Content')
}

test('[BLD-011] an author builds, prices and publishes a course by keyboard alone, moving modules with arrows', async ({
  page,
}) => {
  await makeStaff(['instructor'])
  await signInAs(page, await makeStaff(['editor']))
  await page.goto('/courses/builder/create')
  const title = `Hoists ${Date.now()}`
  await write(page, page.getByLabel('Title'), title)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/outline')
  await press(page, page.getByRole('button', { name: 'Add module' }))
  await expect(page.getByLabel('Title of Module 1')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Move Module 1' })).toBeFocused()
  await press(page, page.getByRole('button', { name: 'Add module' }))
  await expect(page.getByLabel('Title of Module 2')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Move Module 2' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(tree(page).getByRole('heading')).toHaveText(['Module 2', 'Module 1'])
  await press(page, page.getByRole('button', { name: 'Add item to Module 2' }))
  await page.keyboard.press('Enter')
  await write(page, page.getByLabel('Title'), 'Ropes')
  await expect.poll(() => titles(page)).toEqual(['Ropes'])
  await saved(page)
  await page.reload()
  await expect(tree(page).getByRole('heading')).toHaveText(['Module 2', 'Module 1'])
  expect(await titles(page)).toEqual(['Ropes'])
  await sellByKeyboard(page)
  const publish = page.getByRole('button', { name: 'Publish', exact: true })
  await press(page, publish)
  const unready = page.getByRole('dialog', { name: 'Not ready to publish' })
  await expect(unready.getByText('Ropes: no text')).toBeVisible()
  await press(page, unready.getByRole('link', { name: 'Ropes' }))
  await write(page, page.getByRole('textbox', { name: 'Text' }), 'Never knot a rope twice.')
  await saved(page)
  await press(page, publish)
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Publish' }))
  await expect(page.getByText('Learners have this: version 1.')).toBeVisible()
})
