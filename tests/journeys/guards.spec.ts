import { makeStaff, originOf, signInByForm, withoutSession } from '../support/staff.ts'
import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { inDatabase } from '../support/portico-database.ts'

test.describe.configure({ timeout: 180_000 })

const at = (page: Page) => ({ is: (path: string) => page.waitForURL((url) => url.pathname + url.search === path) })
const password = 'Sturdy!passw0rd'
async function fillLogin(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel(/Email/).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('[SES-002] [SES-003] [SES-008] a protected page leads to the login and back; signed-in people never see it', async ({
  page,
}) => {
  const email = await makeStaff(['learner'])
  await page.goto('/orders?from=mail')
  await at(page).is('/login')
  await fillLogin(page, email)
  await at(page).is('/orders?from=mail')
  await page.goto('/login')
  await at(page).is('/courses/learner')
})

test('[TEN-011] [TEN-012] [TEN-013] [ERR-028] [ERR-029] on a paused portal admins reach only the subscription; learners read that it is paused', async ({
  page,
  browser,
}) => {
  const origin = originOf('paused-academy')
  expect((await page.goto(`${origin}/courses`))?.status()).toBe(403)
  await signInByForm(page, await makeStaff(['admin'], 'paused-academy'), origin)
  await at(page).is('/admin/my-subscription')
  await expect(page.getByText('The portal is blocked, please contact the site administrator')).toBeVisible()
  await expect(page.getByText('The portal is suspended until it is paid.')).toBeVisible()
  await expectAccessible(page)
  await page.goto(`${origin}/users`)
  await at(page).is('/admin/my-subscription')

  const learner = await (await browser.newContext()).newPage()
  await learner.goto(`${origin}/login`)
  await fillLogin(learner, await makeStaff(['learner'], 'paused-academy'))
  await learner.waitForURL((url) => url.pathname !== '/login')
  await expect(learner.getByRole('heading', { name: 'This portal is paused' })).toBeVisible()
  await learner.context().close()
})

test('[TEN-017] an unconfigured portal sends admins to its settings and everyone else to coming-soon', async ({
  page,
  browser,
}) => {
  const origin = originOf('blank-start')
  await page.goto(`${origin}/courses`)
  await at(page).is('/coming-soon')
  await signInByForm(page, await makeStaff(['admin'], 'blank-start'), origin)
  await page.waitForURL((url) => url.pathname.startsWith('/portal-settings'))

  const learner = await (await browser.newContext()).newPage()
  await learner.goto(`${origin}/login`)
  await fillLogin(learner, await makeStaff(['learner'], 'blank-start'))
  await at(learner).is('/coming-soon')
  await learner.context().close()
})

test('[SES-031] [USR-008] people without a name must enter it in the profile first', async ({ page }) => {
  const email = await makeStaff(['learner'])
  await inDatabase((sql) => sql`update users set first_name = '', last_name = '' where email = ${email}`)
  await signInByForm(page, email)
  await at(page).is('/profile/settings')
  await expect(page.getByText('Still missing: First name, Last name, Phone number (optional).')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('First name').fill('Grace')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('This field is required')).toBeVisible()
  await page.getByLabel('Last name').fill('Hopper')
  await page.getByLabel('Phone number').fill('(212) 555-0199')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Save Successful')).toBeVisible()
  await expect(page.getByText('Still missing')).toHaveCount(0)
  await page.goto('/courses/learner')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/courses/learner')
  await page.goto('/profile/settings')
  await expect(page.getByLabel('Phone number')).toHaveValue('+1-212-555-0199')
})

test('[SES-050] [ERR-036] changing a password requires the old one', async ({ page }) => {
  const email = await makeStaff(['learner'])
  await signInByForm(page, email)
  await page.goto('/profile/settings')
  const change = async (old: string, next: string, again = next) => {
    await page.getByLabel('Old password').fill(old)
    await page.getByLabel('New password', { exact: true }).fill(next)
    await page.getByLabel('Confirm new password').fill(again)
    await page.getByRole('button', { name: 'Change password' }).click()
  }
  await change(password, 'Brand!new0ne', 'Brand!new0n')
  await expect(page.getByText('This password does not match the password set above.')).toBeVisible()
  await change('Wrong!passw0rd', 'Brand!new0ne')
  await expect(page.getByText('The old password is not correct.')).toBeVisible()
  await change(password, 'Brand!new0ne')
  await expect(page.getByText('Save Successful')).toBeVisible()
  await withoutSession(page)
  await page.goto('/login')
  await fillLogin(page, email, 'Brand!new0ne')
  await at(page).is('/courses/learner')
})

test('[ui] the error page links visitors to home and courses, signed-in people to the dashboard', async ({ page }) => {
  const link = (name: string) => page.getByRole('main').getByRole('link', { name })
  await page.goto('/error')
  await expect(link('Go to home page')).toHaveAttribute('href', '/')
  await expect(link('Browse courses')).toHaveAttribute('href', '/courses')
  await expect(link('Go to dashboard')).toBeHidden()
  await signInByForm(page, await makeStaff(['learner']))
  await page.goto('/error')
  await link('Go to dashboard').click()
  await at(page).is('/courses/learner')
  await page.goto('/error')
  await expect(link('Go to home page')).toBeHidden()
})

test('[SES-017] [ERR-025] a reset link without email or token answers 422 and says so', async ({ page }) => {
  expect((await page.goto('/reset-password?email=ada@example.com'))?.status()).toBe(422)
  await expect(page.getByText('Link reset password is invalid')).toBeVisible()
})

test('[ERR-011] a page part that cannot be loaded reloads the page once', async ({ page }) => {
  let [loads, failures] = [0, 0]
  page.on('request', (request) => void (request.isNavigationRequest() && (loads += 1)))
  await page.exposeFunction('countFailure', () => void (failures += 1))
  await page.addInitScript(() =>
    document.addEventListener('astro:hydration-error', () => void Reflect.get(window, 'countFailure')()),
  )
  await page.route(/_astro\/login\.island.*\.js/, (route) => route.abort())
  await page.goto('/login')
  await expect.poll(() => failures).toBe(2)
  // The page would reload right at the failure, so this later request proves that it did not.
  await page.evaluate(async () => void (await fetch('/login')))
  expect([loads, failures]).toEqual([2, 2])
})
