import { expect, test } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { makeStaff, signInAs } from '../support/staff.ts'

test('[REF-013] staff build a bundle in their own order; visitors can buy it once published', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const title = `Site starter ${Date.now()}`
  await signInAs(page, await makeStaff(['admin']))
  await page.goto('/portals/bundles')
  await page.getByRole('link', { name: 'New bundle' }).click()
  await page.getByLabel('Title').fill(title)
  const courses = page.getByRole('group', { name: 'Courses', exact: true })
  for (const name of ['Scaffold User Training', 'HIPAA Essentials for Front Desk Staff']) {
    await page.getByLabel('Filter Courses').fill(name)
    await courses.getByLabel(name, { exact: true }).check()
  }
  const inOrder = page.getByRole('list', { name: 'Courses, in order' }).getByRole('listitem')
  await page.getByRole('button', { name: 'Move up: HIPAA Essentials for Front Desk Staff' }).press('Enter')
  await expect(inOrder.first()).toContainText('HIPAA Essentials')
  await page.getByLabel('Price (US$)', { exact: true }).fill('60')
  await page.getByLabel('Discount price (US$)').fill('60.00')
  await page.getByLabel('Status').selectOption({ label: 'Published' })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('This must be less than “Price”.').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Discount price (US$)').fill('49.5')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row', { name: new RegExp(title) })).toContainText('$49.50')

  const visitor = await (await browser.newContext()).newPage()
  await expect(async () => {
    await visitor.goto('/bundles')
    await visitor.getByRole('link', { name: title }).first().click({ timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
  await expect(visitor.getByRole('heading', { name: title })).toBeVisible()
  await expect(visitor.getByText('$49.50').first()).toBeVisible()
  await visitor.getByRole('button', { name: 'Add to cart' }).click()
  await visitor.goto('/cart')
  await expect(visitor.getByRole('complementary', { name: 'Summary' }).getByText('$49.50').first()).toBeVisible()
})
