import { expect, test } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { inDatabase } from '../support/portico-database.ts'
import { makeStaff, signInAs } from '../support/staff.ts'

test('both values of an entry that someone else changed fit every window', async ({ page }) => {
  const title = `Shared tag ${Date.now()}`
  const slug = title.toLowerCase().replaceAll(' ', '-')
  const [tag] = await inDatabase(
    (sql) =>
      sql<{ id: number }[]>`insert into tags (portal_id, title, slug) values (24, ${title}, ${slug}) returning id`,
  )
  await signInAs(page, await makeStaff(['admin']))
  await page.goto(`/portals/tags/${tag?.id}`)
  const field = page.getByLabel('Title', { exact: true })
  await expect(field).toHaveValue(title)
  await inDatabase(
    (sql) => sql`update tags set title = ${`${title} by the other`}, sort_number = 7 where slug = ${slug}`,
  )
  await field.fill(`${title} by me`)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog', { name: 'Someone else changed this entry' })).toBeVisible()
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
  }
})
