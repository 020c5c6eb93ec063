import { expect, test } from '@playwright/test'
import { expectAccessible, expectReadableInTheDark } from '../support/accessible.ts'
import { makeStaff, signInAs } from '../support/staff.ts'

const { origin, port } = new URL(process.env.PORTICO_URL ?? '')
const elsewhere = `http://summit-ce.portico.localhost:${port}`

test.use({ timezoneId: 'America/Denver' })

test('[CAT-005] [REF-022] staff schedule a session in its time zone; visitors see theirs and add it', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const title = `Ladder clinic ${Date.now()}`
  await signInAs(page, await makeStaff(['admin']))
  await page.goto('/portals/schedules')
  await page.getByRole('link', { name: 'New session' }).click()
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Course').selectOption({ label: 'Scaffold User Training' })
  await page.getByLabel('Starts').fill('2031-07-01T12:00')
  await page.getByLabel('Ends').fill('2031-07-01T11:00')
  await page.getByLabel('Place').fill('Yard 4, Columbus, OH')
  await page.getByLabel('Seats').fill('1200')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('This must be after “Starts”.').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Ends').fill('2031-07-01T15:30')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row', { name: new RegExp(title) })).toContainText('Jul 1, 2031, 12:00 PM')

  const visitor = await (await browser.newContext({ timezoneId: 'America/Denver' })).newPage()
  for (const host of [origin, elsewhere]) {
    await expect(async () => {
      await visitor.goto(`${host}/course/schedule`)
      await expect(visitor.getByRole('heading', { name: title })).toBeVisible({ timeout: 500 })
    }).toPass({ timeout: 60_000 })
    const session = visitor.getByRole('listitem').filter({ has: visitor.getByRole('heading', { name: title }) })
    await expect(session).toContainText(/Tue, Jul 1, 2031, 12:00\s–\s3:30\sPM EDT/)
    await expect(session).toContainText(/Your time: Tue, Jul 1, 2031, 10:00\sAM\s–\s1:30\sPM MDT/)
    await expect(session).toContainText('1,200 seats')
    const about = session.getByRole('link', { name: /^About the course/ })
    // Summit doesn't sell this course.
    if (host === origin) await expect(about).toHaveAttribute('href', '/course/scaffold-user-training')
    else await expect(about).toHaveCount(0)
    await expect(session.getByText(/^Organized by /)).toHaveCount(host === origin ? 0 : 1)
    const waiting = visitor.waitForEvent('download')
    await session.getByRole('link', { name: /^Add to calendar/ }).click()
    expect((await waiting).suggestedFilename()).toMatch(/^session-\d+\.ics$/)
    await expectAccessible(visitor)
    await expectReadableInTheDark(visitor)
  }
})
