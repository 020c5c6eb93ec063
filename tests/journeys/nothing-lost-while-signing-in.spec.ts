import { expect, test, type Page } from '@playwright/test'
import { appOf } from '../support/authenticator-app.ts'
import { codeMailedTo } from '../support/mailbox.ts'
import { newEmail } from '../support/shopper.ts'
import { makeStaff, signInAs, withoutSession } from '../support/staff.ts'

const password = 'Sturdy!passw0rd'
const question = (page: Page) => page.getByRole('dialog', { name: 'Confirm it’s you' })

/** Sets up an authenticator app on the open security page; returns its code generator. */
async function setUpApp(page: Page): Promise<ReturnType<typeof appOf>> {
  await page.getByRole('button', { name: 'Set up an app' }).click()
  await question(page).getByLabel('Your password').fill(password)
  await question(page).getByRole('button', { name: 'Confirm', exact: true }).click()
  const app = appOf(`otpauth://totp/x?secret=${(await page.locator('.totp-secret').textContent()) ?? ''}`)
  await page.getByLabel('Code from the app').fill(app.code())
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await page.getByRole('button', { name: 'I’ve saved them' }).click()
  return app
}

test('a code can still be entered after reloading while it is in the mail', async ({ page }) => {
  const email = newEmail('reload')
  await page.goto('/register')
  await page.getByLabel('First name').fill('Zoe')
  await page.getByLabel('Last name').fill('Lane')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('I am 18 or older').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
  await page.reload()
  await expect(page.getByText(email)).toBeVisible()
  await page.getByLabel('Code', { exact: true }).fill(await codeMailedTo(email))
  await page.waitForURL((url) => url.pathname === '/courses/learner')
  expect(await page.evaluate(() => sessionStorage.getItem('account_draft'))).not.toContain(email)
})

test('the security page manages focus and confirms removals; an expired login restarts at the password', async ({
  page,
}) => {
  const email = await makeStaff(['learner'])
  await signInAs(page, email)
  await page.goto('/profile/security')
  const setUp = page.getByRole('button', { name: 'Set up an app' })
  await setUp.click()
  await expect(question(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Nothing was changed. Please confirm it’s you first.')).toBeVisible()
  await expect(setUp).toBeFocused()
  await setUpApp(page)
  await expect(page.getByRole('heading', { name: 'Recovery codes' })).toBeFocused()
  const remove = page.getByRole('button', { name: 'Remove the app' })
  await remove.click()
  await page.getByRole('dialog', { name: 'Remove the app?' }).getByRole('button', { name: 'Cancel' }).click()
  await expect(remove).toBeFocused()

  await withoutSession(page)
  await page.goto('/login')
  await page.getByLabel(/E-?mail/).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const code = page.getByLabel('Code from your authenticator app')
  await expect(code).toBeFocused()
  for (let tries = 0; tries < 10; tries += 1) {
    const answered = page.waitForResponse((answer) => answer.url().includes('/api/login'))
    await code.fill('000000')
    await page.getByRole('button', { name: 'Continue' }).click()
    if ((await answered).status() === 410) break
    await expect(page.getByText('This code is incorrect or has already been used.')).toBeVisible()
  }
  await expect(
    page.getByText('This took too long, or there were too many attempts. Please sign in again.'),
  ).toBeVisible()
  await expect(page.getByLabel(/E-?mail/)).toBeFocused()
  await expect(page.getByLabel(/E-?mail/)).toHaveValue(email)
})
