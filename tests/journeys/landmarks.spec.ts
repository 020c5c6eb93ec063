import { expect, test } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { makeExamTaker } from '../support/exam-taker.ts'
import { flagship } from '../support/shopper.ts'
import { makeStaff, signInAs } from '../support/staff.ts'

test.describe.configure({ timeout: 240_000 })

test('[axe] a framed lesson and the open account menu each lie in one landmark', async ({ page }) => {
  const taker = await makeExamTaker()
  await signInAs(page, taker.email)
  await page.goto(taker.scorm)
  const lesson = page.frameLocator('iframe').frameLocator('iframe')
  await expect(lesson.getByRole('button', { name: 'Next' })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/courses/learner')
  await page.getByRole('button', { name: 'My courses' }).click()
  await expect(page.getByRole('link', { name: 'Profile' }).first()).toBeVisible()
  await expectAccessible(page)
})

test('[axe] the open account menu of staff belongs to its bar', async ({ page }) => {
  await signInAs(page, await makeStaff(['admin']))
  await page.goto('/users')
  await page.getByRole('button', { name: /account menu/ }).click()
  await expect(page.getByRole('banner').getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
  await expectAccessible(page)
})

test('[LRN-003] unknown paths below a course answer 404', async ({ page }) => {
  const taker = await makeExamTaker()
  await signInAs(page, taker.email)
  const course = `/courses/learner/${flagship}/${taker.related_id}`
  expect((await page.goto(`${course}/overview`))?.status()).toBe(200)
  for (const path of ['nothing', 'questions/3/more', 'outline/poems/3', 'overview/more']) {
    expect((await page.goto(`${course}/${path}`))?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found')
  }
})
