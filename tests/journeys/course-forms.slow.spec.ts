import { expect, test } from '@playwright/test'
import { linkToStaff } from '../../shared/src/pages/link-to-staff.ts'
import { makeEditedCourse } from '../support/edited-course.ts'
import { flagship } from '../support/shopper.ts'
import { makeStaff, signInAs } from '../support/staff.ts'

test.describe.configure({ timeout: 240_000 })

test('a taken slug is rejected visibly at any scroll position; new slugs log no error', async ({ page }) => {
  const { slug } = await makeEditedCourse('Slings and hooks')
  await signInAs(page, await makeStaff(['editor']))
  await page.goto(linkToStaff('courseDetails', { slug }))
  const address = page.getByLabel('Address')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  for (const height of [900, 600]) {
    await page.setViewportSize({ width: 1280, height })
    await address.fill(flagship)
    await save.click()
    const refusal = page.getByText('Another course already uses this address.')
    await expect(refusal).toBeInViewport({ ratio: 1 })
    const [sentence, bar] = [await refusal.boundingBox(), await page.locator('.form-foot').boundingBox()]
    expect(sentence?.y).toBeGreaterThanOrEqual(bar?.y ?? Infinity)
  }
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await address.fill(`${slug}-moved`)
  await save.click()
  await page.waitForURL(`**${linkToStaff('courseDetails', { slug: `${slug}-moved` })}`)
  await expect(page.getByText('Save Successful')).toBeVisible()
  await expect(address).toHaveValue(`${slug}-moved`)
  expect(errors).toEqual([])
})

test('missing publishing requirements stand apart from the links that fix them, on a phone too', async ({ page }) => {
  await signInAs(page, await makeStaff(['editor']))
  await page.goto('/courses/builder/create')
  const title = `Hooks ${Date.now()}`
  await page.getByLabel('Title').fill(title)
  await page.getByRole('button', { name: 'Create course' }).click()
  await page.waitForURL('**/outline')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/courses/builder?search=${title}`)
  await page.getByRole('button', { name: `More actions for ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Not ready to publish' })
  const box = await dialog.boundingBox()
  for (const name of ['Set a price', 'Choose an instructor']) {
    const link = dialog.getByRole('link', { name })
    const [at, word] = [await link.boundingBox(), await link.locator('xpath=preceding-sibling::*[1]').boundingBox()]
    expect((at?.x ?? 0) + (at?.width ?? 0)).toBeLessThan((box?.x ?? 0) + (box?.width ?? 0))
    const isBelow = (at?.y ?? 0) >= (word?.y ?? 0) + (word?.height ?? 0)
    expect(isBelow || (at?.x ?? 0) >= (word?.x ?? 0) + (word?.width ?? 0) + 8).toBe(true)
  }
})
