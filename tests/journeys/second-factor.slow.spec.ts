import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { appOf } from '../support/authenticator-app.ts'
import { makeStaff, signInByForm, withoutSession } from '../support/staff.ts'
import { inDatabase } from '../support/portico-database.ts'

const password = 'Sturdy!passw0rd'
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm it’s you' })

/** Answers the dialog that asks for the password again. */
async function confirm(page: Page, given = password): Promise<void> {
  await dialog(page).getByLabel('Your password').fill(given)
  await dialog(page).getByRole('button', { name: 'Confirm', exact: true }).click()
}

async function typePassword(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel(/E-?mail/).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Adds Chromium's virtual authenticator, which verifies its user without a prompt. */
async function withAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('an authenticator app then requires a code at sign-in; each recovery code works once', async ({ page }) => {
  const email = await makeStaff(['learner'])
  await signInByForm(page, email)
  await page.goto('/profile/security')
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(page.getByRole('list', { name: 'Sessions' }).getByText('This device')).toBeVisible()
    await expectAccessible(page)
    await page.screenshot({ path: `test-results/security-${width}.png`, fullPage: true })
  }
  await page.getByRole('button', { name: 'Set up an app' }).click()
  await confirm(page)
  await expect(page.getByAltText('QR code for the authenticator app')).toBeVisible()
  const secret = (await page.locator('.totp-secret').textContent()) ?? ''
  const app = appOf(`otpauth://totp/x?secret=${secret}`)
  await expectAccessible(page)
  await page.getByLabel('Code from the app').fill(app.code())
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await expect(page.locator('.recovery-codes li')).toHaveCount(10)
  const codes = await page.locator('.recovery-codes li').allTextContents()
  await page.screenshot({ path: 'test-results/security-codes.png', fullPage: true })
  await page.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(page.getByText('10 of your codes are unused.')).toBeVisible()

  await withoutSession(page)
  await typePassword(page, email)
  await page.getByLabel('Code from your authenticator app').fill('000000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('This code is incorrect or has already been used.')).toBeVisible()
  await expectAccessible(page)
  await page.screenshot({ path: 'test-results/security-step.png', fullPage: true })
  await page.getByLabel('Code from your authenticator app').fill(app.code(1))
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL((url) => url.pathname === '/courses/learner')

  await withoutSession(page)
  await typePassword(page, email)
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
  await page.getByLabel('Recovery code').fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL((url) => url.pathname === '/courses/learner')
  await page.goto('/profile/security')
  await expect(page.getByText('9 of your codes are unused.')).toBeVisible()
})

test('a passkey can be created, used as second factor, and used to sign in alone', async ({ page }) => {
  const email = await makeStaff(['learner'])
  await withAuthenticator(page)
  await signInByForm(page, email)
  await page.goto('/profile/security')
  await page.getByLabel(/Passkey name/).fill('My laptop')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await confirm(page)
  await expect(page.getByRole('list', { name: 'Your passkeys' }).getByText('My laptop')).toBeVisible()
  await page.getByRole('button', { name: 'I’ve saved them' }).click()
  await withoutSession(page)
  await typePassword(page, email)
  await page.getByRole('button', { name: 'Use a passkey', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/courses/learner')
  await withoutSession(page)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Use a passkey instead' }).click()
  await page.waitForURL((url) => url.pathname === '/courses/learner')
  // A passkey also confirms in place of the password.
  await page.goto('/profile/security')
  await page.getByRole('button', { name: 'Remove My laptop' }).click()
  await page
    .getByRole('dialog', { name: 'Remove this passkey?' })
    .getByRole('button', { name: 'Remove', exact: true })
    .click()
  await dialog(page).getByRole('button', { name: 'Use a passkey instead' }).click()
  await expect(page.getByText('You have no passkey yet.')).toBeVisible()
})

test('the sessions page ends a session elsewhere and signs out everywhere', async ({ page }) => {
  const email = await makeStaff(['learner'])
  await signInByForm(page, email)
  await inDatabase(
    (sql) =>
      sql`insert into sessions (user_id, token, realm, user_agent, expires_at) select id, ${`token-${email}`}, 'learn.example', 'Mozilla/5.0 (Windows NT 10.0) Gecko Firefox/130.0', now() + interval '1 hour' from users where email = ${email}`,
  )
  await page.goto('/')
  await page.getByRole('button', { name: 'My courses' }).click()
  await page.getByRole('link', { name: 'Security', exact: true }).click()
  const sessions = page.getByRole('list', { name: 'Sessions' })
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await sessions.getByRole('button', { name: /Sign out Firefox on Windows/ }).click()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.waitForURL((url) => url.pathname === '/login')
  await page.goto('/profile/security')
  await page.waitForURL((url) => url.pathname === '/login')
})

test('staff of a portal requiring a second factor are sent to its setup and back', async ({ page }) => {
  const slug = 'harbor-trades'
  const demand = (on: boolean) =>
    inDatabase(
      (sql) =>
        sql`update portal_settings set demands_second_factor = ${on} where portal_id = (select id from portals where slug = ${slug})`,
    )
  const origin = new URL(process.env.PORTICO_URL ?? '')
  const at = `${origin.protocol}//${slug}.${origin.host}`
  const email = await makeStaff(['sub_admin'], slug)
  await demand(true)
  try {
    expect(await signInByForm(page, email, at)).toBe('/profile/security')
    await expect(page.getByText('Your role on this portal requires two-factor authentication.')).toBeVisible()
    await page.goto(`${at}/users`)
    await page.waitForURL((url) => url.pathname === '/profile/security')
    await page.getByRole('button', { name: 'Set up an app' }).click()
    await confirm(page)
    const app = appOf(`otpauth://totp/x?secret=${(await page.locator('.totp-secret').textContent()) ?? ''}`)
    await page.getByLabel('Code from the app').fill(app.code())
    await page.getByRole('button', { name: 'Turn it on' }).click()
    await page.getByRole('button', { name: 'I’ve saved them' }).click()
    await page.getByRole('link', { name: 'Continue' }).click()
    await page.waitForURL((url) => url.pathname === '/users')
  } finally {
    await demand(false)
  }
})
