import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { inDatabase } from '../support/portico-database.ts'
import { makeStaff, signInAs } from '../support/staff.ts'

test.describe.configure({ timeout: 240_000 })

const conflict = (page: Page) => page.getByRole('dialog', { name: 'Robin Vale changed this entry' })
const saved = (page: Page) => expect(page.getByText('Save Successful').first()).toBeVisible()

/** Two colleagues, each with the same page open. */
async function twoWith(page: Page, path: string): Promise<[Page, Page]> {
  const baseURL = new URL(process.env.PORTICO_URL ?? '').origin
  const other = await (await page.context().browser()?.newContext({ baseURL }))?.newPage()
  if (!other) throw new Error('no window was opened')
  await Promise.all([page, other].map(async (tab) => signInAs(tab, await makeStaff(['admin']))))
  for (const tab of [page, other]) {
    await tab.goto(path)
    await expect(tab.getByLabel('Title', { exact: true })).not.toHaveValue('')
  }
  return [page, other]
}

test('[STUMBLE-22] two people edit one entry of a list: the second is told, sees both values side by side, and nothing is overwritten unseen', async ({
  page,
}) => {
  const title = `Shared tag ${Date.now()}`
  const [tag] = await inDatabase(
    (sql) =>
      sql<
        { id: number }[]
      >`insert into tags (portal_id, title, slug) values (24, ${title}, ${title.toLowerCase().replaceAll(' ', '-')}) returning id`,
  )
  const [mine, other] = await twoWith(page, `/portals/tags/${tag?.id}`)
  await other.getByLabel('Title', { exact: true }).fill(`${title} by the other`)
  await other.getByLabel('Order').fill('7')
  await other.getByRole('button', { name: 'Save' }).click()
  await saved(other)

  const field = mine.getByLabel('Title', { exact: true })
  await field.fill(`${title} by me`)
  await mine.getByRole('button', { name: 'Save' }).click()
  const dialog = conflict(mine)
  await expect(dialog).toContainText('Nothing of yours has been saved yet.')
  await expect(dialog.getByRole('radio', { name: `Yours ${title} by me` })).toBeChecked()
  await expect(dialog.getByRole('radio', { name: `Theirs ${title} by the other` })).not.toBeChecked()
  await expect(dialog.getByText('Changed by Robin Vale only, and kept')).toBeVisible()
  for (const width of [390, 768, 1280]) {
    await mine.setViewportSize({ width, height: 900 })
    await expectAccessible(mine)
  }
  // Continuing keeps what was typed, and the next save asks again.
  await dialog.getByRole('button', { name: 'Continue Editing' }).click()
  await expect(field).toHaveValue(`${title} by me`)
  await mine.getByRole('button', { name: 'Save' }).click()
  await dialog.getByRole('radio', { name: /^Theirs/ }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(field).toHaveValue(`${title} by the other`)
  await expect(mine.getByLabel('Order')).toHaveValue('7')
  await expect(mine.getByText('Your changes were dropped. Nothing was overwritten.')).toBeVisible()

  // Now the other way round: mine replaces what I have seen, and the rest of theirs stays.
  await other.getByLabel('Title', { exact: true }).fill(`${title} once more`)
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByRole('heading', { name: `${title} once more` })).toBeVisible()
  await field.fill(`${title} by me`)
  await mine.getByRole('button', { name: 'Save' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await saved(mine)
  const [now] = await inDatabase(
    (sql) =>
      sql<{ title: string; sort_number: number }[]>`select title, sort_number from tags where id = ${tag?.id ?? 0}`,
  )
  expect(now).toEqual({ title: `${title} by me`, sort_number: 7 })
  await other.context().close()
})

test('[STUMBLE-22] two people edit one course: the second is told, and what they choose is saved', async ({ page }) => {
  const slug = `shared-course-${Date.now()}`
  await inDatabase(
    (sql) =>
      sql`insert into courses (portal_id, slug, title, subtitle, publication_status) values (24, ${slug}, 'Shared course', 'As it was', 1)`,
  )
  const [mine, other] = await twoWith(page, `/courses/builder/${slug}/overview/details`)
  await other.getByLabel('Subtitle').fill('By the other')
  await other.getByRole('button', { name: 'Save' }).click()
  await saved(other)
  await mine.getByLabel('Subtitle').fill('By me')
  await mine.getByRole('button', { name: 'Save' }).click()
  await expect(conflict(mine).getByRole('radio', { name: 'Yours By me' })).toBeChecked()
  await expect(conflict(mine).getByRole('radio', { name: 'Theirs By the other' })).toBeVisible()
  await conflict(mine).getByRole('button', { name: 'Save' }).click()
  await saved(mine)
  await mine.reload()
  await expect(mine.getByLabel('Subtitle')).toHaveValue('By me')
  await other.context().close()
})

test('[STUMBLE-22] [TEN-020] [TEN-035] two people edit the company of a portal: the second sees both values side by side, and by whom', async ({
  page,
}) => {
  const baseURL = new URL(process.env.PORTICO_URL ?? '').origin
  const other = await (await page.context().browser()?.newContext({ baseURL }))?.newPage()
  if (!other) throw new Error('no window was opened')
  for (const tab of [page, other]) {
    await signInAs(tab, await makeStaff(['admin']))
    await tab.goto('/portal-settings/company')
    await expect(tab.getByLabel('Company name')).not.toHaveValue('')
  }
  await other.getByLabel('City').fill('Dayton')
  await other.getByLabel('Address line 2').fill('Suite 9')
  await other.getByRole('button', { name: 'Save' }).click()
  await saved(other)
  await page.getByLabel('City').fill('Akron')
  await page.getByRole('button', { name: 'Save' }).click()
  const dialog = conflict(page)
  await expect(dialog).toContainText('Robin Vale saved it after you opened it.')
  await expect(dialog.getByText('Suite 9')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('radio', { name: 'Theirs Dayton' }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('City')).toHaveValue('Dayton')
  await expect(page.getByLabel('Address line 2')).toHaveValue('Suite 9')
  await page.getByLabel('City').fill('Akron')
  await page.getByRole('button', { name: 'Save' }).click()
  await saved(page)
  await page.reload()
  await expect(page.getByLabel('City')).toHaveValue('Akron')
  await expect(page.getByLabel('Address line 2')).toHaveValue('Suite 9')
  await other.context().close()
})
