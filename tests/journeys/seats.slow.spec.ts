import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { mailTo } from '../support/mailbox.ts'
import { flagship, newEmail, payOnProviderPage, signInAtCheckout } from '../support/shopper.ts'

test.describe.configure({ timeout: 360_000 })

test('a buyer sees who has which seat, resends an invitation and withdraws one', async ({ page, browser }) => {
  const [first, second] = [newEmail('first'), newEmail('second')]
  await buySeats(page, 3)
  await page.getByRole('button', { name: 'Invite by email' }).click()
  await page.getByLabel('Email addresses').fill(`${first}\n${second}`)
  await page.getByRole('button', { name: 'Send invitations' }).click()
  await expect(page.getByText('2 invitations sent.')).toBeVisible()
  const seats = page.getByRole('table', { name: /^Seats/ })
  await expect(seats).toContainText('0 claimed, 2 invited, 1 available')
  await page.getByRole('button', { name: `Resend the invitation to ${first}` }).click()
  await expect(page.getByText(`The invitation was sent to ${first} again.`)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: `Withdraw the invitation to ${second}` }).click()
  await page.getByRole('dialog', { name: 'Are You Sure?' }).getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByText(`The invitation to ${second} was withdrawn.`)).toBeVisible()
  await expect(seats).toContainText('0 claimed, 1 invited, 2 available')
  await expect(seats.getByText(second)).toHaveCount(0)

  const guest = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
  await guest.goto(await linkTo(second))
  await expect(guest.getByRole('heading', { name: 'The link has expired' })).toBeVisible()
  await expect(guest.getByRole('link', { name: 'Go to my courses' })).toBeVisible()
  const link = await linkTo(first)
  await guest.goto(link)
  await expectTwoColumns(guest)
  await guest.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => guest.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectAccessible(guest)
  await registerInClaim(guest, first)
  await guest.waitForURL(/\/courses\/learner\//)
  await guest.goto(link)
  await expect(guest.getByText('You’ve claimed this seat.')).toBeVisible()
  await guest.getByRole('link', { name: 'Go to course' }).click()
  await guest.waitForURL(/\/courses\/learner\//)

  await page.reload()
  await expect(seats).toContainText('1 claimed, 0 invited, 2 available')
  await expect(seats.getByRole('row', { name: new RegExp(first) })).toContainText('Claimed')
  await expect(seats.getByRole('row', { name: new RegExp(first) })).toContainText('Not started')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByRole('button', { name: 'Revoke the seat of Zoë Łukasik' }).click()
  await page
    .getByRole('dialog', { name: /^Revoke this seat/ })
    .getByRole('button', { name: 'Revoke' })
    .click()
  await expect(page.getByText('The seat of Zoë Łukasik was revoked. It is available again.')).toBeVisible()
  await expect(seats).toContainText('0 claimed, 0 invited, 3 available')
})

async function buySeats(page: Page, quantity: number): Promise<void> {
  await page.goto(`/course/${flagship}`)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.goto('/cart')
  const field = page.getByRole('spinbutton', { name: /^Seats in/ })
  await field.fill(String(quantity))
  await field.press('Tab')
  await expect(field).toHaveValue(String(quantity))
  await page.getByRole('link', { name: 'Checkout' }).click()
  await signInAtCheckout(page, newEmail('buyer'))
  await page.getByRole('button', { name: /^Pay / }).click()
  await payOnProviderPage(page)
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible({ timeout: 30_000 })
}

const linkTo = async (address: string): Promise<string> =>
  /https?:\/\/\S+\/claim\/\S+/.exec((await mailTo(address, /seat/)).text)?.[0] ?? ''

/** Expects the course on one side and the form on the other, with neither squeezed into the other's column. */
async function expectTwoColumns(page: Page): Promise<void> {
  const course = await page.getByRole('heading', { level: 1 }).boundingBox()
  const form = await page.getByLabel('First name').boundingBox()
  if (!course || !form) throw new Error('the offer or the form is missing')
  expect(form.x).toBeGreaterThan(course.x + course.width)
  expect(course.width).toBeGreaterThan(480)
}

async function registerInClaim(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Zoë')
  await page.getByLabel('Last name').fill('Łukasik')
  await expect(page.getByText(email)).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('Sturdy!passw0rd')
  await page.getByLabel('I am 18 or older').check()
  await page.getByRole('button', { name: 'Accept and start' }).click()
}
