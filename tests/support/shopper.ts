import { expect, type Page } from '@playwright/test'
import { codeMailedTo } from './mailbox.ts'
import { makeAccount, password } from './make-account.ts'

export const flagship = 'hipaa-essentials-for-front-desk-staff'
let shoppers = 0
export const newEmail = (name: string): string => `${name}-${process.pid}-${Date.now()}-${(shoppers += 1)}@example.com`

/** Goes from the course's page to the cart and on to the checkout. */
export async function addToCartAndCheckOut(page: Page, slug = flagship): Promise<void> {
  await page.goto(`/course/${slug}`)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.goto('/cart')
  await page.getByRole('link', { name: 'Checkout' }).click()
  await expect(page.getByRole('heading', { name: /Your order/ })).toBeVisible()
}

/** Registers in the checkout, including the six-digit code. */
export async function registerAtCheckout(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'I’m new here' }).click()
  await page.getByLabel('First name').fill('Zoë')
  await page.getByLabel('Last name').fill('Łukasik')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('Sturdy!passw0rd')
  await page.getByLabel('I am 18 or older').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByLabel('Code', { exact: true }).fill(await codeMailedTo(email))
  await expect(page.getByText('Signed in as')).toBeVisible()
  await fillPostalAddress(page)
}

/** Signs in at the checkout with an existing account, for journeys that test no registration, which are limited to twenty an hour per IP. */
export async function signInAtCheckout(page: Page, email: string): Promise<void> {
  await makeAccount({ email, first_name: 'Zoë', last_name: 'Łukasik', roles: ['learner'] })
  await page.getByRole('button', { name: 'I have an account' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  // All journeys share one IP, whose logins are limited, so presses again if too early.
  await expect(async () => {
    if (await page.getByRole('button', { name: 'Sign in', exact: true }).isVisible())
      await page.getByRole('button', { name: 'Sign in', exact: true }).click({ timeout: 5_000 })
    await expect(page.getByText('Signed in as')).toBeVisible({ timeout: 8_000 })
  }).toPass({ timeout: 60_000 })
  await fillPostalAddress(page)
}

/** Fills in the shopper's address, which every checkout requires (OP-129). */
export async function fillPostalAddress(page: Page): Promise<void> {
  await page.getByLabel('Street address').fill('1 Congress Avenue')
  await page.getByLabel('City').fill('Austin')
  await page.getByLabel('State or territory').selectOption('TX')
  await page.getByLabel('ZIP code').fill('78701')
}

/** Pays on the provider's page, with another card number if given. */
export async function payOnProviderPage(page: Page, card?: string): Promise<void> {
  await page.waitForURL(/\/pay\//)
  if (card) await page.getByLabel('Card number').fill(card)
  await page.getByRole('button', { name: /^Pay / }).click()
}

export async function signIn(page: Page, email: string, password = 'Portico!2026'): Promise<void> {
  await page.goto('/login')
  await page.getByLabel(/Email/).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await pressSignIn(page)
}

/** Presses "Sign in" until it leads away from the login. All journeys share one IP, whose logins are limited, so an early press must be repeated. */
export async function pressSignIn(page: Page): Promise<void> {
  await expect(async () => {
    if (new URL(page.url()).pathname === '/login')
      await page.getByRole('button', { name: 'Sign in' }).click({ timeout: 5_000 })
    await page.waitForURL((url) => url.pathname !== '/login', { timeout: 10_000 })
  }).toPass({ timeout: 60_000 })
}
