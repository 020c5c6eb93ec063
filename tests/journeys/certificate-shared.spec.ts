import { expect, test } from '@playwright/test'
import { makeFinishedCourse } from '../support/finished-course.ts'
import { flagship } from '../support/shopper.ts'
import { makeStaff, signInAs } from '../support/staff.ts'

test.describe.configure({ timeout: 120_000 })

test('a certificate reaches LinkedIn only by its holder’s click, with a link to verify it', async ({
  page,
  context,
  browser,
}) => {
  const email = await makeStaff(['learner'])
  const { related_id, serial } = await makeFinishedCourse(email, '2026-11-22T03:30:00Z')
  const asked: string[] = []
  await context.route(/linkedin/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>Add a certification</title>' })
  })
  await signInAs(page, email)
  await page.goto(`/courses/learner/${flagship}/${related_id}/certificates`)
  const link = page.getByRole('link', { name: 'Add to LinkedIn' })
  await expect(link).toBeVisible()
  expect(asked).toEqual([])

  const opening = page.waitForEvent('popup')
  await link.click()
  const form = await opening
  await expect(form).toHaveTitle('Add a certification')
  const { origin } = new URL(page.url())
  expect(asked.map((address) => Object.fromEntries(new URL(address).searchParams))).toEqual([
    {
      startTask: 'CERTIFICATION_NAME',
      name: expect.stringMatching(/\S/),
      organizationName: expect.stringMatching(/\S/),
      // The portal's calendar; in New York it is still the 21st.
      issueYear: '2026',
      issueMonth: '11',
      certUrl: `${origin}/certificates/${serial}`,
      certId: serial,
    },
  ])
  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(`${origin}/certificates/${serial}`)
  await expect(stranger.getByText('This certificate is genuine and valid.')).toBeVisible()
  // Anyone with the URL can read the page; noindex keeps it out of search engines.
  await expect(stranger.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await stranger.context().close()
})
