import { randomBytes } from 'node:crypto'
import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { press } from '../support/keyboard.ts'
import { inDatabase } from '../support/portico-database.ts'
import { makeStaff, signInAs } from '../support/staff.ts'

test.describe.configure({ timeout: 360_000 })

const rows = (page: Page, list: string) =>
  page.getByRole('region', { name: list, exact: true }).locator('tbody').getByRole('row')
/** So many tags of the core portal that all start with the same word, which no other try of the test has. */
async function fill(start: string, count: number): Promise<string> {
  const word = `${start}${randomBytes(3).toString('hex')}`
  await inDatabase(
    (sql) => sql`
      insert into tags (portal_id, title, slug)
      select p.id, ${word} || ' ' || lpad(n::text, 3, '0'), lower(${word}) || '-' || n
      from portals p, generate_series(1, ${count}::integer) n where p.kind = 'core'`,
  )
  return word
}

test('[STUMBLE-24] [REF-002] a list says its total, and keeps the rows, columns and density that a person chose, for this list and person', async ({
  page,
}) => {
  const word = await fill('Kept', 45)
  await signInAs(page, await makeStaff(['admin']))
  await page.goto(`/portals/tags?search=${word}`)
  await expect(page.getByText('45 entries', { exact: true })).toBeVisible()
  await expect(rows(page, 'Tags')).toHaveCount(20)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.waitForURL(/cursor=/)
  await page.getByLabel('Rows per page').selectOption('50')
  await expect(rows(page, 'Tags')).toHaveCount(45)
  await expect(page).not.toHaveURL(/cursor=/)

  await press(page, page.getByRole('button', { name: 'Columns and density' }))
  const chosen = page.getByRole('dialog', { name: 'Columns and density' })
  await chosen.getByLabel('Address').uncheck()
  await chosen.getByLabel('Compact').check()
  await expectAccessible(page)
  await chosen.getByRole('button', { name: 'Done' }).click()
  const table = page.getByRole('region', { name: 'Tags', exact: true }).getByRole('table')
  await expect(table.getByRole('columnheader', { name: 'Address' })).toHaveCount(0)
  await page.reload()
  await expect(rows(page, 'Tags')).toHaveCount(45)
  await expect(table.getByRole('columnheader', { name: 'Title' })).toBeVisible()
  await expect(table.getByRole('columnheader', { name: 'Address' })).toHaveCount(0)
  await expect(table).toHaveAttribute('data-density', 'compact')

  // Another list, and another person at the same computer, see the usual view.
  await page.goto('/portals/topics')
  await expect(page.getByRole('columnheader', { name: 'Address' })).toBeVisible()
  await page.context().clearCookies()
  await signInAs(page, await makeStaff(['admin']))
  await page.goto(`/portals/tags?search=${word}`)
  await expect(rows(page, 'Tags')).toHaveCount(20)
  await expect(table.getByRole('columnheader', { name: 'Address' })).toBeVisible()
})

test('[STUMBLE-24] [REF-007] all that match are edited and deleted beyond the page, with progress that survives a reload and a report; ten seconds undo the deletion', async ({
  page,
}) => {
  const word = await fill('Bulk', 130)
  await signInAs(page, await makeStaff(['admin']))
  await page.goto(`/portals/tags?search=${word}`)
  const selectAll = async () => {
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await press(page, page.getByRole('button', { name: 'Select all 130 that match' }))
    await expect(page.getByText('All 130 that match are selected')).toBeVisible()
  }
  await selectAll()
  await press(page, page.getByRole('button', { name: 'Edit', exact: true }))
  const edit = page.getByRole('dialog', { name: 'Edit all 130 tags that match' })
  await expect(edit.getByRole('button', { name: 'Save' })).toBeDisabled()
  await edit.getByLabel('Status').selectOption({ label: 'Draft' })
  await expectAccessible(page)
  await edit.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL(/job=\d+/)
  await page.reload()
  await expect(page.getByText('130 entries were changed.')).toBeVisible({ timeout: 30_000 })
  await expect(rows(page, 'Tags').getByText('Draft')).toHaveCount(20)
  const report = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Report' }).click()
  expect((await report).suggestedFilename()).toMatch(/^tags-report-\d{4}-\d\d-\d\d\.csv$/)
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page).not.toHaveURL(/job=/)

  await selectAll()
  await press(page, page.getByRole('button', { name: 'Delete', exact: true }))
  const ask = page.getByRole('dialog', { name: 'Are You Sure?' })
  await expect(ask).toContainText(
    'All 130 tags that match will be permanently deleted and cannot be undone after 10 seconds.',
  )
  await ask.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText('130 entries were deleted.').first()).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible()
  // On another page the way back is still there.
  await page.getByRole('navigation').getByRole('link', { name: 'Topics', exact: true }).click()
  await page.waitForURL(/\/portals\/topics/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('130 entries were restored.')).toBeVisible({ timeout: 30_000 })
  await expectAccessible(page)
  await page.goto(`/portals/tags?search=${word}`)
  await expect(page.getByText('130 entries', { exact: true })).toBeVisible()

  // Whoever has gone on to another page is told there how it ended, however fast that was.
  let isElsewhere = () => {}
  const elsewhere = new Promise<void>((resolve) => (isElsewhere = resolve))
  await page.route('**/jobs/*', async (route) => {
    await elsewhere
    await route.continue()
  })
  await selectAll()
  await press(page, page.getByRole('button', { name: 'Edit', exact: true }))
  await edit.getByLabel('Status').selectOption({ label: 'Published' })
  await edit.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL(/job=\d+/)
  await page.getByRole('navigation').getByRole('link', { name: 'Topics', exact: true }).click()
  await page.waitForURL(/\/portals\/topics/)
  isElsewhere()
  await expect(page.getByText('130 entries were changed.')).toBeVisible({ timeout: 30_000 })
})

test('[STUMBLE-24] a deletion in a tab that is closed stays a deletion, and one that is undone leaves the entry as it was', async ({
  page,
  context,
}) => {
  const word = await fill('Closed', 2)
  await signInAs(page, await makeStaff(['admin']))
  const remove = async (name: string) => {
    await page.goto(`/portals/tags?search=${word}`)
    await page.getByRole('button', { name: `More actions for ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('dialog', { name: 'Are You Sure?' }).getByRole('button', { name: 'OK' }).click()
    await expect(page.getByText(`${name} was deleted.`)).toBeVisible()
  }
  await remove(`${word} 001`)
  await page.keyboard.press('ControlOrMeta+Z')
  await expect(page.getByText('1 entry was restored.')).toBeVisible()
  await expect(page.getByRole('link', { name: `${word} 001` })).toBeVisible()
  await remove(`${word} 002`)
  await page.close()
  const later = await context.newPage()
  await later.goto(`/portals/tags?search=${word}`)
  await expect(later.getByRole('link', { name: `${word} 001` })).toBeVisible()
  await expect(later.getByRole('link', { name: `${word} 002` })).toHaveCount(0)
})
