import { expect, test, type Locator, type Page } from '@playwright/test'
import { linkToStaff } from '../../shared/src/pages/link-to-staff.ts'
import { makeEditedCourse } from '../support/edited-course.ts'
import { makeStaff, signInAs } from '../support/staff.ts'

test.describe.configure({ timeout: 120_000 })

const editor = (page: Page) => page.getByRole('region', { name: 'Certificate template' })
const saved = (page: Page) => expect(editor(page).locator('.save-state')).toHaveText('Saved')
const course = (page: Page) =>
  page.getByRole('group', { name: 'Fields on the certificate' }).getByRole('button', { name: /^Course, / })

/** Returns the certificate PDF as rendered on the page, pixel by pixel. */
const drawn = (page: Page): Promise<string> =>
  editor(page)
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())

async function positionOf(field: Locator): Promise<{ x: number; y: number }> {
  const [, x, y] =
    /, (\d+) from the left, (\d+) from the top$/.exec((await field.getAttribute('aria-label')) ?? '') ?? []
  return { x: Number(x), y: Number(y) }
}

/** Waits for the rendering, which follows a moment after the change. */
async function redrawnAfter(page: Page, change: () => Promise<void>): Promise<void> {
  const before = await drawn(page)
  await change()
  await expect.poll(() => drawn(page), { timeout: 30_000 }).not.toBe(before)
}

async function drag(page: Page, field: Locator, by: { x: number; y: number }): Promise<void> {
  await field.scrollIntoViewIfNeeded()
  const box = await field.boundingBox()
  if (!box) throw new Error('the field is not shown')
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 8 })
  await page.mouse.up()
}

test('[CER-012] [OP-85] certificate fields are placed on its PDF by mouse and keyboard, undone stepwise, and saved', async ({
  page,
}) => {
  const { slug } = await makeEditedCourse('Certificates')
  await signInAs(page, await makeStaff(['editor']))
  await page.goto(linkToStaff('courseCertificate', { slug }))
  const preview = page.waitForResponse((answer) => answer.url().includes('/certificate-template/preview'))
  await page.getByRole('button', { name: 'Make a template for this course' }).click()
  expect((await preview).headers()['content-type']).toContain('application/pdf')
  await expect(editor(page).locator('[aria-busy=false] canvas')).toBeVisible({ timeout: 30_000 })

  const first = await positionOf(course(page))
  await redrawnAfter(page, () => drag(page, course(page), { x: 40, y: 30 }))
  const dragged = await positionOf(course(page))
  expect([dragged.x > first.x, dragged.y > first.y]).toEqual([true, true])

  await course(page).focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Shift+ArrowDown')
  expect(await positionOf(course(page))).toEqual({ x: dragged.x - 1, y: dragged.y + 10 })
  await editor(page).getByRole('textbox', { name: 'From the top' }).fill('300')
  await expect.poll(() => positionOf(course(page))).toEqual({ x: dragged.x - 1, y: 300 })

  const undo = editor(page).getByRole('button', { name: 'Undo' })
  await expect(async () => {
    if ((await positionOf(course(page))).y !== first.y) await undo.click({ timeout: 1_000 })
    expect(await positionOf(course(page))).toEqual(first)
  }).toPass()
  await course(page).focus()
  await page.keyboard.press('ArrowRight')
  await saved(page)
  await page.reload()
  await expect.poll(() => positionOf(course(page))).toEqual({ x: first.x + 1, y: first.y })
  // The course field cannot be deleted; a certificate must say what it is for.
  await course(page).focus()
  await page.keyboard.press('Delete')
  await expect(course(page)).toBeVisible()
})
