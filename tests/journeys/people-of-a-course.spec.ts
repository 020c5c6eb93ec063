import { expect, test } from '@playwright/test'
import { linkToStaff } from '../../shared/src/pages/link-to-staff.ts'
import { expectAccessible } from '../support/accessible.ts'
import { makeExamTaker } from '../support/exam-taker.ts'
import { flagship, newAddress } from '../support/shopper.ts'
import { makeStaff, signInAs } from '../support/staff.ts'

test.describe.configure({ timeout: 240_000 })

const enrollments = linkToStaff('courseEnrollments', { slug: flagship })

test('[USR-022] [USR-023] [USR-024] [NTF-011] people are enrolled from the page of the course, whoever cannot be is said in a toast, and one is unenrolled after a question', async ({
  page,
}) => {
  const learner = await makeStaff(['learner'])
  const nobody = newAddress('nobody')
  const refusal = `Nobody with the address ${nobody} belongs to this portal.`
  await signInAs(page, await makeStaff(['course_admin']))
  await page.goto(enrollments)
  await page.getByRole('button', { name: 'Enroll people' }).click()
  const dialog = page.getByRole('dialog', { name: 'Enroll people' })
  await dialog.getByText('Type or paste email addresses').click()
  await dialog.getByRole('textbox', { name: 'Email addresses' }).fill(`${learner}\n${nobody}`)
  await dialog.getByRole('button', { name: 'Enroll 2 people' }).click()
  await expect(dialog.getByText('1 person was enrolled. 1 person could not be.')).toBeVisible()
  await expect(dialog.getByRole('list', { name: 'Not possible' })).toContainText(refusal)
  await expect(page.locator('.toast[data-kind="failed"]')).toContainText(refusal)
  await dialog.getByRole('button', { name: 'Done' }).click()

  await page.getByLabel('Search').fill(learner)
  const row = page.getByRole('row').filter({ hasText: learner })
  await expect(row).toContainText('0%')
  const ask = async () => {
    await row.getByRole('button', { name: /^Actions for / }).click()
    await page.getByRole('menuitem', { name: 'Unenroll' }).click()
  }
  await ask()
  const asked = page.getByRole('dialog', { name: 'Are You Sure', exact: true })
  await expect(asked.getByText('you want to unenroll this learner from the course?', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await asked.getByRole('button', { name: 'No, cancel', exact: true }).click()
  await expect(asked).toBeHidden()
  await expect(row).toBeVisible()
  await ask()
  await asked.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(page.getByText('is unenrolled. The credit went back to the portal.')).toBeVisible()
  await expect(row).toHaveCount(0)
})

test('[BLD-037] a curator is attached to a learner, and sees that learner’s progress and answers, but not the course’s', async ({
  page,
}) => {
  const taker = await makeExamTaker()
  const curator = await makeStaff(['instructor'])
  await signInAs(page, await makeStaff(['course_admin']))
  await page.goto(enrollments)
  await page.getByLabel('Search').fill(taker.email)
  const row = page.getByRole('row').filter({ hasText: taker.email })
  await row.getByRole('button', { name: /^Actions for / }).click()
  await page.getByRole('menuitem', { name: 'Attach a curator' }).click()
  const dialog = page.getByRole('dialog', { name: 'Attach a curator' })
  await dialog.getByLabel('Find staff').fill(curator)
  await dialog.getByRole('radio', { name: curator }).check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Attach', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(row).toContainText('Curator: Robin Vale')

  await page.context().clearCookies()
  await signInAs(page, curator)
  await page.goto(linkToStaff('curatedLearners'))
  await expect(page.getByRole('row').filter({ hasText: taker.email })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('row').filter({ hasText: taker.email }).getByRole('link').click()
  await page.waitForURL(`**/enrollments/${taker.related_id}`)
  await expect(page.getByText('Seat time', { exact: true })).toBeVisible()
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
  }
  await page.getByRole('link', { name: /exam/i }).last().click()
  await page.waitForURL('**/exams-progress/**')
  await expect(page.getByRole('heading', { name: 'No attempts yet' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reset exam' })).toHaveCount(0)
  await page.getByRole('link', { name: '← Learner' }).click()
  await page.waitForURL(`**/enrollments/${taker.related_id}`)
  await page.goto(enrollments)
  await expect(page.getByRole('row').filter({ hasText: taker.email })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Enrollments' })).toHaveCount(0)
})

test('[LRN-032] what staff complete for a learner says so in overview, outline and lesson, with who and why', async ({
  page,
}) => {
  const taker = await makeExamTaker({ done: false })
  await signInAs(page, await makeStaff(['course_admin']))
  await page.goto(enrollments)
  await page.getByLabel('Search').fill(taker.email)
  const row = page.getByRole('row').filter({ hasText: taker.email })
  await row.getByRole('button', { name: /^Actions for / }).click()
  await page.getByRole('menuitem', { name: 'Mark complete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mark course as complete' })
  await dialog.getByLabel('Reason').fill('Sat with us on paper.')
  await dialog.getByRole('button', { name: 'Mark complete' }).click()
  await expect(row).toContainText('By Robin Vale: Sat with us on paper.')
  await row.getByRole('link').first().click()
  await expect(page.getByText(/^Reading, completed by the staff$/)).toBeVisible()

  await page.context().clearCookies()
  await signInAs(page, taker.email)
  const said = /^Completed by the staff on \w+ \d+, \d{4}/
  // In some hours it is another day where the portal is, and its zone is named.
  const whole = /Completed by the staff on \w+ \d+, \d{4}(?: \(\w+\))?: Robin Vale, “Sat with us on paper.”/
  await page.goto(taker.outline)
  await expect(page.getByText(said)).toHaveCount(3)
  await expectAccessible(page)
  await page.goto(taker.outline.replace(/outline$/, 'overview'))
  await expect(page.getByText(whole)).toBeVisible()
  await expectAccessible(page)
  await page.goto(taker.lesson)
  await expect(page.getByText(whole)).toBeVisible()
})

test('reviews of a course are read on a phone: a row is as high as its words', async ({ page }) => {
  await signInAs(page, await makeStaff(['course_admin']))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(linkToStaff('courseReviews', { slug: flagship }))
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  const rows = await page.locator('.data-table tbody tr').evaluateAll((all) =>
    all.map((row) => ({
      air_px: row.clientHeight - (row.querySelector('.cell-lead')?.clientHeight ?? 0),
      words_px: row.querySelector('.cell-lead')?.clientWidth ?? 0,
    })),
  )
  expect(rows.length).toBeGreaterThan(1)
  expect(rows.filter(({ air_px, words_px }) => air_px > 60 || words_px < 200)).toEqual([])
})
