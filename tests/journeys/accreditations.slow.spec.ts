import { expect, test } from '@playwright/test'
import { makeEditedCourse } from '../support/edited-course.ts'
import { inDatabase } from '../support/portico-database.ts'
import { makeStaff, signInAs } from '../support/staff.ts'

test('accreditations collapse to a summary line each; a new one opens and is saved', async ({ page }) => {
  const { slug, course_id } = await makeEditedCourse('Accredited Work')
  const [one, two] = ['Board of Ropes', 'Board of Slings'].map((name) => `${name} ${Date.now()}`)
  if (!one || !two) throw new Error('two agencies are needed')
  await inDatabase(
    (sql) => sql`
    with made as (insert into agencies (portal_id, title, slug)
      values (24, ${one}, ${`ropes-${slug}`}), (24, ${two}, ${`slings-${slug}`}) returning id)
    insert into accreditations (portal_id, course_id, agency_id, approval_number, valid_to, hours)
    select 24, ${course_id}, id, 'A-17', '2031-05-31', ${sql.json([
      { subject: 'Law', hundredths: 150 },
      { subject: 'Practice', hundredths: 100 },
    ])} from made`,
  )
  await signInAs(page, await makeStaff(['course_admin']))
  await page.goto(`/courses/builder/${slug}/overview/certificate-template`)
  const panel = page.getByRole('form', { name: 'Accreditation' })
  const rows = panel.locator('details')
  await expect(rows).toHaveCount(2)
  await expect(panel.getByLabel('Course approval number')).toHaveCount(2)
  await expect(panel.getByLabel('Course approval number').filter({ visible: true })).toHaveCount(0)
  for (const name of [one, two]) await expect(panel.getByRole('heading', { name })).toBeVisible()
  await expect(panel.getByText('2.5 hours · approval A-17 · valid to 2031-05-31')).toHaveCount(2)
  await panel.getByRole('heading', { name: two }).click()
  const opened = panel.getByLabel('Course approval number').filter({ visible: true })
  await expect(opened).toHaveCount(1)
  await opened.fill('A-18')
  await panel.getByRole('button', { name: 'Add agency' }).click()
  await expect(opened).toHaveCount(2)
  await panel.getByRole('button', { name: 'Save accreditation' }).click()
  await expect(panel.getByText('approval A-18')).toBeVisible()
  const kept = () =>
    inDatabase(async (sql) => {
      const rows = await sql<{ approval_number: string }[]>`
        select approval_number from accreditations where course_id = ${course_id} order by approval_number`
      return rows.map(({ approval_number }) => approval_number)
    })
  await expect.poll(kept).toEqual(['', 'A-17', 'A-18'])
})
