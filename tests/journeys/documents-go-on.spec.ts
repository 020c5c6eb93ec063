import { writeFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { newLessonFileKey } from '../../api/src/domains/media/content/lesson-files.ts'
import { expectAccessible } from '../support/accessible.ts'
import { pagedPdf } from '../support/paged-pdf.ts'
import { inDatabase } from '../support/portico-database.ts'
import { makeStaff, signInAs } from '../support/staff.ts'

const pages = 6

/** Adds a handbook to a course of the demo for one of its learners; returns the URL where it is read. */
async function handbookFor(email: string): Promise<string> {
  const folder = join(process.env.PORTICO_DATA_DIR ?? '', 'storage', 'lessons')
  const key = newLessonFileKey('handbook.pdf')
  const bytes = pagedPdf(pages)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, key), bytes)
  return inDatabase((sql) =>
    sql.begin(async (tx) => {
      const [found] = await tx<{ course_id: string; slug: string; version_id: string; module_id: string }[]>`
        select c.id as course_id, c.slug, v.id as version_id, min(i.module_id) as module_id from courses c
        join course_versions v on v.portal_id = 24 and v.course_id = c.id and v.state = 'current' and not v.is_sequential
        join version_items i on i.portal_id = 24 and i.course_version_id = v.id
        where c.portal_id = 24 group by c.id, c.slug, v.id order by c.id limit 1`
      if (!found) throw new Error('no course is in any order')
      const [document] = await tx<{ id: string }[]>`
        insert into documents (portal_id, description, file, file_name, file_size)
        values (24, '', ${key}, 'handbook.pdf', ${bytes.length}) returning id`
      const [item] = await tx<{ id: string }[]>`
        insert into module_items (portal_id, course_id, itemable_type) values (24, ${found.course_id}, 'Document') returning id`
      await tx`insert into version_items (portal_id, course_version_id, module_item_id, module_id, itemable_id, title, sort_number)
        values (24, ${found.version_id}, ${item?.id ?? 0}, ${found.module_id}, ${document?.id ?? 0}, 'Handbook', 98)`
      const [enrolled] = await tx<{ id: string }[]>`
        insert into enrollments (portal_id, course_id, user_id)
        select 24, ${found.course_id}, id from users where email = ${email} returning id`
      return `/courses/learner/${found.slug}/${enrolled?.id}/outline/modules/${found.module_id}/Document/${item?.id}`
    }),
  )
}

const reader = (page: Page) => page.getByRole('region', { name: 'handbook.pdf' })
const section = (page: Page, number: number) => reader(page).getByText(`Section ${number}`)
const field = (page: Page) => reader(page).getByLabel('Page', { exact: true })

test('a document reopens at the page where it was left, even on another device', async ({ page, browser }) => {
  const email = await makeStaff(['learner'])
  const handbook = await handbookFor(email)
  await signInAs(page, email)
  await page.goto(handbook)
  await expect(section(page, 1)).toBeInViewport()
  await expect(reader(page).getByText(`of ${pages}`)).toBeVisible()
  await expect(page.getByText(/^You left off/)).toHaveCount(0)
  await expectAccessible(page)
  const told = page.waitForResponse((answer) => answer.url().endsWith('/page') && answer.ok())
  await field(page).fill('4')
  await field(page).press('Enter')
  await expect(section(page, 4)).toBeVisible()
  await told
  await reader(page).getByRole('button', { name: 'Next page' }).click()
  await expect(field(page)).toHaveValue('5')
  // Left immediately, so only the browser remembers the page; the server has not received it.
  await page.goto('/robots.txt')
  await page.goto(handbook)
  await expect(page.getByText('You left off on page 5.')).toBeVisible()
  await expect(field(page)).toHaveValue('5')

  const phone = await (
    await browser.newContext({ baseURL: new URL(page.url()).origin, viewport: { width: 390, height: 844 } })
  ).newPage()
  await signInAs(phone, email)
  await phone.goto(handbook)
  await expect(phone.getByText(/^You left off on page [45]\./)).toBeVisible()
  await expect(field(phone)).toHaveValue(/[45]/)
  await phone.getByRole('button', { name: 'Start from the beginning' }).click()
  await expect(field(phone)).toHaveValue('1')
  await expect(section(phone, 1)).toBeVisible()
  await expectAccessible(phone)
  await phone.context().close()
})

test('a document that the page cannot show says so beside its open and download links', async ({ page }) => {
  const email = await makeStaff(['learner'])
  const handbook = await handbookFor(email)
  await signInAs(page, email)
  await page.route('**/document?**', (route) => route.fulfill({ body: 'not a PDF', contentType: 'application/pdf' }))
  await page.goto(handbook)
  await expect(page.getByText('This document can’t be shown here. Open or download it instead.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open document' })).toBeVisible()
})
