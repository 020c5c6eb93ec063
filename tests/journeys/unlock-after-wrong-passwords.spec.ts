import { expect, test } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { mailTo } from '../support/mailbox.ts'
import { makeStaff } from '../support/staff.ts'

test('after five wrong passwords an emailed code ends the lockout, and typed input stays', async ({ page }) => {
  const email = await makeStaff(['learner'])
  await page.goto('/login')
  const password = page.getByLabel('Password', { exact: true })
  const signIn = page.getByRole('button', { name: 'Sign in', exact: true })
  await page.getByLabel(/E-?mail/).fill(email)
  for (let wrong = 1; wrong <= 6; wrong += 1) {
    await password.fill(`Wrong!passw0rd${wrong}`)
    await signIn.click()
    await expect(page.getByRole('alert')).toContainText(wrong <= 5 ? 'is not correct' : 'Please try again in')
  }
  const unlock = page.getByRole('form', { name: 'Unlock sign-in' })
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.screenshot({ path: `test-results/unlock-${width}.png`, fullPage: true })
  }
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Email me a code' }).click()
  const field = unlock.getByLabel('Code', { exact: true })
  await expect(field).toBeFocused()
  await expect(unlock.getByText(/You can request a new code in \d:\d\d/)).toBeVisible()
  await expectAccessible(page)
  await page.screenshot({ path: 'test-results/unlock-code.png', fullPage: true })
  await field.fill('000000')
  await unlock.getByRole('button', { name: 'Unlock sign-in' }).click()
  await expect(unlock.getByRole('alert')).toBeVisible()
  await field.fill(/\d{6}/.exec((await mailTo(email, /is your verification code/)).subject)?.[0] ?? '')
  await unlock.getByRole('button', { name: 'Unlock sign-in' }).click()
  await expect(page.getByText('You can sign in again. Please enter your password.')).toBeVisible()
  await expect(page.getByLabel(/E-?mail/)).toHaveValue(email)
  await password.fill('Sturdy!passw0rd')
  await signIn.click()
  await page.waitForURL((url) => url.pathname !== '/login')
})
