import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { inDatabase } from '../support/portico-database.ts'
import { pdfText } from '../support/pdf-text.ts'
import { flagship } from '../support/shopper.ts'
import { makeStaff, signInAs } from '../support/staff.ts'

// In New York, the portal's zone, it is still the evening of November 21; in the reader's zone it is the 22nd.
const at = '2026-11-22T03:30:00Z'
const day = 'November 21, 2026'
const moment = /Nov 21, 2026, 10:30\sPM EST/
test.use({ timezoneId: 'Asia/Tokyo' })
test.describe.configure({ timeout: 120_000 })

type Held = { related_id: string; serial: string; order_id: string }

/** A course that was bought and finished at that instant, with its certificate and its order. */
async function holdCourse(email: string): Promise<Held> {
  const serial = `DAYS-${Date.now()}`
  const snapshot = {
    learner: 'Robin Vale',
    course: 'One day',
    duration_minutes: 60,
    ce_credits: 1,
    statement: 'has completed',
    title: 'Certificate of Completion',
    signatory_name: '',
    signatory_title: '',
    organizations: [],
    instructors: ['Mara Lind'],
    portal: 'Portico',
    company: 'Portico',
    logo: '',
    time_zone: 'America/New_York',
    finished_at: at,
  }
  return inDatabase((sql) =>
    sql.begin(async (tx): Promise<Held> => {
      const [held] = await tx<{ user_id: string; course_id: string; related_id: string }[]>`
      insert into enrollments (portal_id, course_id, user_id, status, percentage, purchased_at, finished_at)
      select 24, c.id, u.id, 5, 100, ${at}, ${at} from courses c, users u where c.portal_id = 24 and c.slug = ${flagship} and u.email = ${email} returning user_id, course_id, id as related_id`
      if (!held) throw new Error('no enrollment was made')
      const { user_id, course_id, related_id } = held
      await tx`insert into certificates (portal_id, serial, enrollment_id, user_id, course_id, snapshot, issued_at) values (24, ${serial}, ${related_id}, ${user_id}, ${course_id}, ${tx.json(snapshot)}, ${at})`
      const [order] = await tx<{ id: string }[]>`
      insert into orders (portal_id, user_id, type, status, payment_status, total, idempotency_key, request_hash, success_path, cancel_path, created_at, paid_at)
      values (24, ${user_id}, 'course', 3, 'completed', 1900, ${serial}, 'x', '/', '/', ${at}, ${at}) returning id`
      if (!order) throw new Error('no order was made')
      await tx`insert into order_lines (portal_id, order_id, kind, course_id, title, quantity, unit_price, total, fulfilled_at) values (24, ${order.id}, 'Course', ${course_id}, 'One day', 1, 1900, 1900, ${at})`
      await tx`insert into notifications (portal_id, user_id, type, properties, created_at) values (24, ${user_id}, 'certificate_issued', ${tx.json({ title: 'One day', original_id: Number(related_id) })}, ${at})`
      return { related_id, serial, order_id: order.id }
    }),
  )
}

const fact = (page: Page, name: string) =>
  page
    .locator('dl div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd')
    .first()

test('[PAPER-4] [CHK-002] a reader far away sees on every page the day that the PDF says', async ({ page }) => {
  const email = await makeStaff(['learner'])
  const { related_id, serial, order_id } = await holdCourse(email)
  await signInAs(page, email)

  await expect(page.getByText(`Completed on ${day}`)).toBeVisible()
  await page.goto(`/courses/learner/${flagship}/${related_id}/overview`)
  for (const name of ['Enrolled', 'Completed']) await expect(fact(page, name)).toHaveText(day)
  await expect(fact(page, 'Certificate')).toHaveText(`Issued ${day}`)
  await page.goto(`/courses/learner/${flagship}/${related_id}/certificates`)
  await expect(fact(page, 'Issued')).toHaveText(day)

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download certificate' }).click()
  const pdf = await pdfText(readFileSync(await (await download).path()))
  expect(pdf).toContain(day)
  expect(pdf).not.toContain('November 22')

  await page.goto(`/certificates/${serial}`)
  for (const name of ['Completed', 'Issued']) await expect(fact(page, name)).toHaveText(day)

  await page.goto('/orders')
  await expect(page.getByText(moment)).toBeVisible()
  await page.goto(`/orders/${order_id}`)
  await expect(page.getByText(moment)).toBeVisible()
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  await expect(page.locator('.notices-list time')).toHaveText(moment)
})
