import { expect, test } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { mailTo } from '../support/mailbox.ts'
import { flagship, newEmail, payOnProviderPage, signInAtCheckout } from '../support/shopper.ts'

test.describe.configure({ timeout: 240_000 })

test('[ui] a wrong email among many invitations is named with its line; input stays until sent', async ({ page }) => {
  await page.goto(`/course/${flagship}`)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.goto('/cart')
  for (const quantity of ['2', '3']) {
    await page.getByRole('button', { name: 'Increase quantity' }).click()
    await expect(page.getByRole('spinbutton', { name: /^Seats in/ })).toHaveValue(quantity)
  }
  await page.getByRole('link', { name: 'Checkout' }).click()
  await signInAtCheckout(page, newEmail('buyer'))
  await page.getByRole('button', { name: /^Pay / }).click()
  await payOnProviderPage(page)
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Invite by email' }).click()
  const [first, second] = [newEmail('first'), newEmail('second')]
  const field = page.getByLabel('Email addresses')
  await field.fill(`${first}\n\nsecond-at-example\n`)
  await page.getByRole('button', { name: 'Send invitations' }).click()
  await expect(page.getByText('Check line 3 (“second-at-example”).')).toBeVisible()
  await expect(field).toHaveValue(`${first}\n\nsecond-at-example\n`)
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await field.fill(`${first}\n${second}`)
  await page.getByRole('button', { name: 'Send invitations' }).click()
  await expect(page.getByText('2 invitations sent.')).toBeVisible()
  await expect(field).toHaveValue('')
  expect((await mailTo(second, /seat|course|invit/i)).text).toContain('/claim/')

  await page.getByRole('button', { name: 'Create a claim link' }).click()
  await expect(page.getByLabel('Claim link')).toHaveValue(/\/claim\//)
  const kept = () => page.evaluate(() => Object.values(localStorage).filter((text) => text.includes('/claim/')).length)
  expect(await kept()).toBe(1)
  await page.getByRole('button', { name: 'My courses' }).click()
  await page.getByRole('button', { name: 'Sign out' }).first().click()
  await page.waitForURL('/')
  expect(await kept()).toBe(0)
})
