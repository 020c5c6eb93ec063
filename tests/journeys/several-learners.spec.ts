import { expect, test, type Page } from '@playwright/test'
import { infectionPool } from '../../api/local/demo/content/question-pool.ts'
import { linkToStaff } from '../../shared/src/pages/link-to-staff.ts'
import { expectAccessible } from '../support/accessible.ts'
import { failOnce, makeExamTaker, makePoolTaker } from '../support/exam-taker.ts'
import { holdCourse } from '../support/held-course.ts'
import { flagship } from '../support/shopper.ts'
import { makeStaff, signInAs } from '../support/staff.ts'

test.describe.configure({ timeout: 120_000 })

const rowOf = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email })
const bar = (page: Page) => page.getByRole('group', { name: 'Selected learners' })

async function tick(page: Page, emails: readonly string[]): Promise<void> {
  for (const email of emails) await rowOf(page, email).getByRole('checkbox').check()
  await expect(bar(page)).toContainText(`${emails.length} learners selected`)
}

test('[USR-022] several learners are unenrolled after one question; whoever cannot be is named with the reason, and stays', async ({
  page,
}) => {
  const running = [await makeExamTaker(), await makeExamTaker()].map(({ email }) => email)
  const finished = await makeStaff(['learner'])
  await holdCourse(finished, new Date().toISOString())
  await signInAs(page, await makeStaff(['course_admin']))
  await page.goto(linkToStaff('courseEnrollments', { slug: flagship }))
  await tick(page, [...running, finished])
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
  }
  await bar(page).getByRole('button', { name: 'Unenroll' }).click()
  const asked = page.getByRole('dialog', { name: 'Are You Sure', exact: true })
  await expect(asked).toContainText('you want to unenroll these 3 learners from the course?')
  await asked.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(page.getByText('2 learners unenrolled.')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Not done for 1 learner:')
  for (const email of running) await expect(rowOf(page, email)).toHaveCount(0)
  await expect(rowOf(page, finished)).toBeVisible()
})

test('[EXM-014] [EXM-015] the attempts of several learners are opened anew together', async ({ page }) => {
  const takers = [await makePoolTaker(), await makePoolTaker()]
  for (const taker of takers) await failOnce(taker)
  await signInAs(page, await makeStaff(['course_admin']))
  await page.goto(`/courses/builder/${infectionPool.course}/exams`)
  await page.getByRole('link', { name: 'Final exam' }).click()
  await tick(
    page,
    takers.map(({ email }) => email),
  )
  await bar(page).getByRole('button', { name: 'Reset exam' }).click()
  const asked = page.getByRole('dialog', { name: 'Are You Sure?' })
  await expect(asked).toContainText('It will be impossible to undo this action and all progress will be lost.')
  await asked.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText('The exam was reset for 2 learners, who can take it again.')).toBeVisible()
  for (const { email, related_id } of takers) {
    await rowOf(page, email).getByRole('link').click()
    await page.waitForURL(`**/exams-progress/*/${related_id}/*`)
    await expect(page.getByText('Reset after attempt 1')).toBeVisible()
    await page.goBack()
  }
})
