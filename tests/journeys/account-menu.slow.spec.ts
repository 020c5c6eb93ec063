import { expect, test } from '@playwright/test'
import { makeStaff, signInAs } from '../support/staff.ts'

test('the account menu of an admin links to pages that open', async ({ page }) => {
  await signInAs(page, await makeStaff(['admin']))
  await page.goto('/users')
  await page.getByRole('button', { name: /account menu/ }).click()
  const links = page.getByRole('menuitem').and(page.locator('[href]'))
  const addresses = await links.evaluateAll((items) => items.map((item) => item.getAttribute('href') ?? ''))
  expect(addresses.length).toBeGreaterThan(2)
  for (const address of addresses) expect((await page.goto(address))?.status(), address).toBe(200)
})
