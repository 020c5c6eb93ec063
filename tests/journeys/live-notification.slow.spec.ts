import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { inDatabase } from '../support/portico-database.ts'
import { subscribed } from '../support/subscribed.ts'
import { startSecondInstance } from '../support/second-instance.ts'
import { flagship, newEmail, payOnProviderPage, addToCartAndCheckOut, signInAtCheckout } from '../support/shopper.ts'

test.describe.configure({ timeout: 240_000 })

const bell = (page: Page, unread?: number) =>
  page.getByRole('button', {
    name: unread === undefined ? /^Notifications/ : `Notifications, ${unread} unread`,
    exact: unread !== undefined,
  })

test('[NTF-001] [NTF-006] [NTF-007] a notification arrives live in tabs on two api processes and reads by keyboard', async ({
  page,
  context,
}) => {
  const front = await startSecondInstance()
  try {
    await addToCartAndCheckOut(page)
    await signInAtCheckout(page, newEmail('live'))
    const [here, there] = [await context.newPage(), await context.newPage()]
    const opened = [here, there].map(subscribed)
    await here.goto('/orders')
    await there.goto(`${front.url}/orders`)
    await Promise.all(opened)
    await expect(bell(here)).toHaveAccessibleName('Notifications')

    await page.getByRole('button', { name: /^Pay / }).click()
    await payOnProviderPage(page)
    await page.waitForURL(/\/orders\/success/)

    for (const tab of [here, there]) {
      await expect(bell(tab, 1)).toBeVisible({ timeout: 20_000 })
      await expect(
        tab.getByRole('status').filter({ hasText: /New notification: Your order \d+ is complete\./ }),
      ).toBeAttached()
    }

    // By keyboard alone: opens, reaches the line, closes again, opens and follows it.
    await bell(there, 1).focus()
    await there.keyboard.press('Enter')
    const line = there.getByRole('link', { name: /Unread: Your order \d+ is complete\./ })
    await expect(line).toBeVisible()
    await there.keyboard.press('Escape')
    await expect(line).toBeHidden()
    await expect(bell(there, 1)).toBeFocused()
    await there.keyboard.press('Enter')
    await line.focus()
    const followed = subscribed(there)
    await there.keyboard.press('Enter')
    await there.waitForURL(/\/orders\/\d+$/)
    await expect(bell(there)).toHaveAccessibleName('Notifications')

    const closed = (await followed).waitForEvent('close')
    await page.goto('/orders')
    await page
      .getByRole('button', { name: /My courses/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Sign out' }).first().click()
    await closed
  } finally {
    await front.stop()
  }
})

test('[NTF-001] [NTF-007] the admin app’s bell lists its editor’s finished publishing job without counting it', async ({
  page,
}) => {
  // Uses a separate editor, since a person has one session and other journeys use the demo's.
  const email = newEmail('editor')
  await addToCartAndCheckOut(page)
  await signInAtCheckout(page, email)
  await inDatabase(
    (sql) =>
      sql`update memberships set roles = '{editor}' where user_id = (select id from users where email = ${email})`,
  )
  const opened = subscribed(page)
  await page.goto('/courses/admin')
  await opened
  const status = await page.evaluate(async (slug) => {
    const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '')
    return (await fetch(`/api/admin/courses/${slug}/publish`, { method: 'POST', headers: { 'x-xsrf-token': token } }))
      .status
  }, flagship)
  expect(status).toBe(200)
  await expect(
    page.getByRole('status').filter({ hasText: /New notification: The pages of HIPAA Essentials.* are up to date\./ }),
  ).toBeAttached({ timeout: 30_000 })
  await bell(page).click()
  await expect(
    page
      .getByRole('dialog', { name: 'Notifications' })
      .getByRole('link', { name: /The pages of HIPAA Essentials/ })
      .first(),
  ).toBeVisible()
  // The outcome of one's own publication is listed, but not counted.
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  await expectAccessible(page)
})

test('[NTF-006] public pages load neither the bell nor the socket', async ({ page }) => {
  const scripts: string[] = []
  const sockets: string[] = []
  page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())))
  page.on('websocket', (socket) => sockets.push(socket.url()))
  for (const path of ['/', '/courses', `/course/${flagship}`, '/faq']) {
    await page.goto(path)
    expect(await page.locator('astro-island').count()).toBe(0)
  }
  expect(scripts.filter((url) => /pusher|bell|client\./.test(url))).toEqual([])
  expect(sockets).toEqual([])
})
