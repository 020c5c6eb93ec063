import { expect, test, type Page } from '@playwright/test'
import { inDatabase } from '../support/portico-database.ts'
import { newEmail, addToCartAndCheckOut, signInAtCheckout, signIn } from '../support/shopper.ts'

test.describe.configure({ timeout: 240_000 })

test('[SES-032] [SES-033] [SES-054] a newer login elsewhere ends this one; the login says so and leads back', async ({
  page,
  browser,
}) => {
  const email = newEmail('twice')
  const calls: { url: string; cookie: string }[] = []
  // The browser never reports cookies of a request canceled by navigation, so only answered ones are checked.
  page.on('response', async (response) => {
    const request = response.request()
    if (!['fetch', 'xhr'].includes(request.resourceType())) return
    const headers = await request.allHeaders().catch(() => null)
    if (headers) calls.push({ url: request.url(), cookie: headers.cookie ?? '' })
  })
  await addToCartAndCheckOut(page)
  await signInAtCheckout(page, email)
  await page.goto('/orders')
  await expect(page.getByRole('heading', { name: /orders/i }).first()).toBeVisible()

  const elsewhere = await browser.newContext()
  await signIn(await elsewhere.newPage(), email, 'Sturdy!passw0rd')
  await page.goto('/orders?from=here')
  await page.waitForURL(/\/login/)
  await expect(page.getByText('You have been logged out due to inactivity or an alternate login.')).toBeVisible()
  expect(await hint(page)).toBe(false)

  await page.getByLabel(/Email/).fill(email)
  await page.getByLabel('Password', { exact: true }).fill('Sturdy!passw0rd')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(/\/orders\?from=here$/)
  await elsewhere.close()

  const origin = new URL(page.url()).origin
  expect(calls.filter(({ url }) => url.endsWith('/api/me')).length).toBeGreaterThan(1)
  expect(calls.filter(({ url }) => !url.startsWith(`${origin}/api/`)).map(({ url }) => url)).toEqual([])
  expect(
    calls.filter(({ url }) => url.endsWith('/api/me')).every(({ cookie }) => cookie.includes('portico_session=')),
  ).toBe(true)
})

test('[SES-035] a person blocked during page load loses the signed-in hint and reads why', async ({ page }) => {
  const email = newEmail('blocked')
  await addToCartAndCheckOut(page)
  await signInAtCheckout(page, email)
  expect(await hint(page)).toBe(true)
  await inDatabase(
    (sql) =>
      sql`update memberships set is_blocked = true where user_id = (select id from users where email = ${email})`,
  )
  await page.goto('/dashboard')
  await expect(page.getByText('Your account is blocked. Please contact the site administrator.')).toBeVisible()
  expect(await hint(page)).toBe(false)
})

const hint = async (page: Page) => (await page.context().cookies()).some(({ name }) => name === 'portico_is_auth')
