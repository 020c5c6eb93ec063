import { expect, test, type Page } from '@playwright/test'
import { makeStaff, signInAs } from '../support/staff.ts'

test.describe.configure({ timeout: 240_000 })

const upload = /\/api\/tus\/[\w-]+(?:\?.*)?$/
const line = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Uploads' }).getByRole('listitem').filter({ hasText: name })
const choose = (page: Page, name: string) =>
  page
    .getByLabel('Upload files: file')
    .setInputFiles([{ name, mimeType: 'text/plain', buffer: Buffer.from(`${name} ${Date.now()}`) }])
/** Sends one more request, by whose answer all earlier requests of the page are known. */
const caughtUp = (page: Page) => page.evaluate(() => fetch('/api/health/ready').then(() => null))

/** Opens the media library of a new editor with the clock paused. */
async function openLibrary(page: Page): Promise<void> {
  await page.clock.install()
  await signInAs(page, await makeStaff(['editor']))
  await page.goto('/media-library')
  await expect(page.locator('.media-card').first()).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Counts upload requests and answers each uploaded chunk with the given status. */
async function answerParts(page: Page, status: () => number | null) {
  const counts = { parts: 0, resumed: 0 }
  page.on('request', (request) => {
    if (upload.test(request.url()) && request.method() === 'HEAD') counts.resumed += 1
  })
  await page.route(upload, async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue()
    counts.parts += 1
    const given = status()
    return given === null ? route.continue() : route.fulfill({ status: given, body: '' })
  })
  return counts
}

test('[MED-019] [MED-020] [MED-021] a failed chunk retries at once and after 1, 3 and 5 seconds; refused never', async ({
  page,
}) => {
  await openLibrary(page)
  let status = 500
  const counts = await answerParts(page, () => status)
  const name = `retried-${Date.now()}.txt`
  await choose(page, name)
  for (const [place, wait_ms] of [0, 1_000, 3_000, 5_000].entries()) {
    await expect.poll(() => counts.parts).toBe(place + 1)
    await caughtUp(page)
    if (wait_ms > 0) await page.clock.runFor(wait_ms - 1)
    await caughtUp(page)
    expect(counts.resumed).toBe(place)
    await page.clock.runFor(1)
    await expect.poll(() => counts.resumed).toBe(place + 1)
  }
  await expect(line(page, name)).toContainText('The server sent an unexpected response. Please try again.')
  await page.clock.runFor(60_000)
  await caughtUp(page)
  expect(counts).toEqual({ parts: 5, resumed: 4 })

  status = 403
  const refused = `refused-${Date.now()}.txt`
  await choose(page, refused)
  await expect(line(page, refused)).toHaveAttribute('data-state', 'failed')
  await page.clock.runFor(60_000)
  await caughtUp(page)
  expect(counts).toEqual({ parts: 6, resumed: 4 })
  await expect(line(page, name)).toBeVisible()
})

test('[MED-020] without a connection nothing is retried; the upload continues by itself once back online', async ({
  page,
  context,
}) => {
  await openLibrary(page)
  let offline = true
  const counts = await answerParts(page, () => null)
  await page.route(upload, async (route) => {
    if (!offline || route.request().method() !== 'PATCH') return route.fallback()
    counts.parts += 1
    await context.setOffline(true)
    return route.abort('internetdisconnected')
  })
  const name = `offline-${Date.now()}.txt`
  await choose(page, name)
  await expect(line(page, name)).toContainText('You are offline. Resumes automatically')
  await page.clock.runFor(60_000)
  expect(counts).toEqual({ parts: 1, resumed: 0 })
  offline = false
  await context.setOffline(false)
  await page.clock.resume()
  await expect(line(page, name)).toContainText('Uploaded', { timeout: 30_000 })
  expect(counts).toEqual({ parts: 2, resumed: 1 })
})
