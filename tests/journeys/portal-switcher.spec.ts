import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { inDatabase } from '../support/portico-database.ts'
import { makeStaff, originOf, signInAs } from '../support/staff.ts'

test.describe.configure({ timeout: 240_000 })

const count = 105
const list = (page: Page) => page.getByRole('listbox', { name: 'Portals' })

/** More portals than a page of the list has, so that the last is on none of the first pages. */
async function makePortals(family: string): Promise<string> {
  await inDatabase(
    (sql) => sql`
      with made as (
        insert into portals (name, slug)
        select ${family} || ' Clinic ' || n, lower(${family}) || '-' || n from generate_series(1, ${count}::int) n
        returning id
      ), settings as (insert into portal_settings (portal_id) select id from made)
      insert into companies (portal_id) select id from made`,
  )
  return `${family} Clinic ${count}`
}

test('[ROL-021] [TEN-015] [SES-061] a super admin finds any of a hundred portals and more by its name, by keyboard alone, and stays on it', async ({
  page,
}) => {
  const last = await makePortals(`Riverside${Date.now()}`)
  const admin = originOf('admin')
  await signInAs(page, await makeStaff(['super_admin'], 'admin'), admin)
  await page.goto(`${admin}/courses/admin`)
  const trigger = page.getByRole('button', { name: /^Current portal/ })
  await trigger.focus()
  await page.keyboard.press('Enter')
  const field = page.getByRole('combobox', { name: 'Search portals' })
  await expect(field).toBeFocused()
  await expect(list(page).getByRole('option')).toHaveCount(25)
  await expectAccessible(page)
  await page.keyboard.type(last.toUpperCase())
  await expect(list(page).getByRole('option')).toHaveText([new RegExp(`^${last}`)])
  await page.keyboard.press('Enter')
  await expect(field).toBeHidden()
  await expect(trigger).toHaveText(last)
  await expect(page).toHaveTitle(`Courses | ${last}`)
  await page.waitForURL(/\/@riverside\d+-105\/courses\/admin$/)
  const { cookies } = await page.context().storageState()
  expect(cookies.map(({ name }) => name)).toContain('portico_selected_portal_id')
  await page.reload()
  await expect(page).toHaveTitle(`Courses | ${last}`)
})

test('[ROL-021] the arrow keys reach the portals beyond the first page, and words that no portal has say so', async ({
  page,
}) => {
  const family = `Hillside${Date.now()}`
  const last = await makePortals(family)
  const admin = originOf('admin')
  await signInAs(page, await makeStaff(['super_admin'], 'admin'), admin)
  await page.goto(`${admin}/courses/admin`)
  await page.getByRole('button', { name: /^Current portal/ }).click()
  await page.getByRole('combobox', { name: 'Search portals' }).fill(family)
  const options = list(page).getByRole('option')
  const highlighted = list(page).getByRole('option', { selected: true })
  await expect(options.first()).toHaveText(new RegExp(`^${family} Clinic 1`))
  await expect(options).toHaveCount(25)
  for (let shown = 25; shown < count; shown = Math.min(shown + 25, count)) {
    const atLast = () => options.nth(shown - 1).getAttribute('aria-selected')
    while ((await atLast()) === 'false') await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(options).toHaveCount(Math.min(shown + 25, count))
  }
  const isLast = async () => (await highlighted.textContent())?.startsWith(last)
  while (!(await isLast())) await page.keyboard.press('ArrowDown')
  await expect(highlighted).toBeInViewport()
  await page.getByRole('combobox', { name: 'Search portals' }).fill('no portal is called this')
  await expect(page.getByText('No matching portals.')).toBeVisible()
  await expect(options).toHaveCount(0)
})
