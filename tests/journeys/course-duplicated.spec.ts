import { expect, test } from '@playwright/test'
import { inDatabase } from '../support/portico-database.ts'
import { makeStaff, signInAs } from '../support/staff.ts'

test.describe.configure({ timeout: 240_000 })

test('[BLD-029] [NTF-002] a course that is being duplicated says so in the list until its copy is there, and then in a toast', async ({
  page,
}) => {
  await signInAs(page, await makeStaff(['editor']))
  await page.goto('/courses/builder/create')
  const title = `Ladders ${Date.now()}`
  await page.getByLabel('Title').fill(title)
  await page.getByRole('button', { name: 'Create course' }).click()
  await page.waitForURL('**/outline')
  await page.goto(`/courses/admin?search=${encodeURIComponent(title)}`)
  const row = page.getByRole('row').filter({ hasText: title })
  await expect(row).toHaveCount(1)
  const toast = page.locator('.toast', { hasText: `The course "${title}" is successfully duplicated!` })
  const menu = () =>
    row
      .first()
      .getByRole('button', { name: `More actions for ${title}`, exact: true })
      .click()
  // The copy waits for us in the middle of its job.
  await inDatabase((sql) =>
    sql.begin(async (tx) => {
      await tx`lock table course_versions in exclusive mode`
      await menu()
      await page.getByRole('menuitem', { name: 'Duplicate' }).click()
      await expect(row.getByText('Copying…')).toBeVisible()
      await expect(toast).toHaveCount(0)
      await menu()
      await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeDisabled()
      await page.keyboard.press('Escape')
    }),
  )
  await expect(toast).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('Copying…')).toHaveCount(0)
  await expect(page.getByRole('link', { name: `${title} (copy)`, exact: true })).toBeVisible()
})
