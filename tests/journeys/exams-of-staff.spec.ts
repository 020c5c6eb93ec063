import { expect, test } from '@playwright/test'
import { infectionPool } from '../../api/local/demo/content/question-pool.ts'
import { expectAccessible } from '../support/accessible.ts'
import { failOnce, makePoolTaker } from '../support/exam-taker.ts'
import { makeStaff, signInAs } from '../support/staff.ts'

test.describe.configure({ timeout: 240_000 })

test('[EXM-021] [EXM-022] [EXM-023] [EXM-026] [EXM-027] a pool is created, filled from a file, edited, and deleted with its question, which returns to the list', async ({
  page,
}) => {
  await signInAs(page, await makeStaff(['instructor']))
  await page.goto('/question-pools')
  await expect(page.getByRole('link', { name: infectionPool.title })).toBeVisible()
  await page.getByRole('link', { name: 'Create question pool' }).click()
  const title = `Rigging ${Date.now()}`
  await page.getByLabel('Title').fill(title)
  await page.getByRole('button', { name: 'Create question pool' }).click()
  await page.waitForURL(/\/question-pools\/\d+$/)

  await page.getByRole('button', { name: 'Import questions' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Text').fill('Slings wear out. {T}\n\nWhere do you stand? {=Beside it ~Below it}\n\nWhy? {}')
  await dialog.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(dialog.getByText('Line 5: Essay questions are not supported.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add 2 questions' }).click()
  await expect(page.getByRole('heading', { name: '2 questions' })).toBeVisible()
  await page.getByRole('button', { name: 'Edit question 2' }).click()
  await page.getByLabel('Question', { exact: true }).fill('Where does a rigger stand?')
  await expect(page.getByText('Saving')).toBeVisible()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Where does a rigger stand?')).toBeVisible()

  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  const asked = page.getByRole('dialog', { name: 'Delete Question Pool' })
  await expect(asked).toContainText('Are you sure? It will be impossible to change this parameter')
  await asked.getByRole('button', { name: 'OK' }).click()
  await page.waitForURL(/\/question-pools$/)
  await expect(page.getByRole('link', { name: infectionPool.title })).toBeVisible()
  await expect(page.getByRole('link', { name: title })).toHaveCount(0)
})

test('[EXM-015] [BLD-008] [BLD-010] [BLD-013] staff find a learner’s exam, give extra time and reset it; every attempt stays', async ({
  page,
}) => {
  const taker = await makePoolTaker()
  await failOnce(taker)
  await signInAs(page, await makeStaff(['course_admin']))
  await page.goto(`/courses/builder/${infectionPool.course}/exams`)
  await page.getByRole('link', { name: 'Final exam' }).click()
  await page.getByText(taker.email).locator('..').getByRole('link').click()
  await page.waitForURL(`**/exams-progress/*/${taker.related_id}/*`)
  await expect(page.getByText('Attempts left: 2')).toBeVisible()
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
  }
  await page.getByLabel('Percent').fill('25')
  await page.getByRole('button', { name: 'Save extra time' }).click()
  await expect(page.getByText('The extra time was saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Reset exam' }).click()
  const asked = page.getByRole('dialog', { name: 'Are You Sure?' })
  await expect(asked).toContainText('It will be impossible to undo this action and all progress will be lost.')
  await expect(asked).toContainText('Earlier attempts stay on record')
  await asked.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText('Reset after attempt 1')).toBeVisible()
  await expect(page.getByText('Attempts left: 3')).toBeVisible()
  await expect(page.getByText('Attempt 1', { exact: true })).toBeVisible()
  await page.goto(`/courses/builder/${infectionPool.course}/surveys`)
  await expect(page.getByRole('link', { name: 'Halfway check' })).toBeVisible()
})
