import { readFileSync } from 'node:fs'
import { expect, test, type FrameLocator, type Page } from '@playwright/test'
import { hipaaEssentials } from '../../api/local/demo/content/lessons/hipaa-essentials.ts'
import { mailTo } from '../support/mailbox.ts'
import { flagship, newEmail, payOnProviderPage, addToCartAndCheckOut, registerAtCheckout } from '../support/shopper.ts'

test.describe.configure({ timeout: 480_000 })

test('[CAT-004] [CHK-001] [CHK-003] [CHK-007] [CHK-019] [ROL-038] [LRN-008] [LRN-029] [LRN-031] [LRN-033] [EXM-005] [CER-004] [CER-005] a visitor registers at checkout, finishes the course and downloads a certificate that others verify', async ({
  page,
  browser,
}) => {
  const email = newEmail('visitor')
  await page.addInitScript(watchConfetti)
  await addToCartAndCheckOut(page)
  await registerAtCheckout(page, email)
  await page.getByRole('button', { name: /^Pay / }).click()
  await payOnProviderPage(page)
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible({ timeout: 30_000 })
  expect((await mailTo(email, /receipt|order/i)).text).toContain('$19.00')

  await page.getByRole('link', { name: 'Start course' }).click()
  await page.getByRole('link', { name: 'Start this Course' }).first().click()
  await expect(page.getByText('Who needs this?')).toBeVisible()
  await page.getByRole('button', { name: 'Mark as finished and continue' }).click()

  await walkThroughPackage(page)
  await page.getByRole('button', { name: 'Finish and continue' }).click()
  await takeExam(page)

  await expect(page.getByRole('heading', { name: 'Course completed' })).toBeVisible({ timeout: 20_000 })
  await expect.poll(() => confettiDrawn(page)).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Generate certificate' }).click()
  await confirm(page)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download certificate' }).click()
  const file = await download
  expect(
    readFileSync(await file.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')

  const serial = /certificate-(.+)\.pdf/.exec(file.suggestedFilename())?.[1] ?? ''
  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(`/certificates/${serial}`)
  await expect(stranger.getByText('This certificate is genuine and valid.')).toBeVisible()
  await expect(stranger.getByText('Zoë Łukasik')).toBeVisible()
  await stranger.goto('/certificates/00000-00000-00000-00000')
  await expect(stranger.getByText('There is no certificate with this serial number.')).toBeVisible()
  await page.goto(`/courses/learner/${flagship}`)
  await expect(page.getByRole('link', { name: 'View this Course' }).first()).toBeVisible()
})

/** Counts how often the page painted a canvas. */
function watchConfetti(): void {
  const page = window as unknown as { drawn: number }
  page.drawn = 0
  CanvasRenderingContext2D.prototype.fill = new Proxy(CanvasRenderingContext2D.prototype.fill, {
    apply(fill, canvas, args) {
      page.drawn += 1
      Reflect.apply(fill, canvas, args)
    },
  })
}
const confettiDrawn = (page: Page) => page.evaluate(() => (window as unknown as { drawn: number }).drawn)

/** Goes through the interactive lesson's pages and answers its quiz correctly. */
async function walkThroughPackage(page: Page): Promise<void> {
  const lesson = page.frameLocator('iframe').frameLocator('iframe')
  const next = lesson.getByRole('button', { name: 'Next' })
  for (let place = 2; place <= 6; place += 1) {
    await next.click()
    await expect(lesson.getByText(`Page ${place} of 6`)).toBeVisible()
  }
  for (const answer of [
    'A reminder card with a patient’s name and appointment',
    'Name and arrival time',
    'No, your task does not need it',
    'Your name, the office and a number to call back',
    'Report it to the privacy officer the same day',
  ])
    await choose(lesson, answer)
  await lesson.getByRole('button', { name: 'Check my answers' }).click()
  await expect(lesson.getByText('Well done, you passed.')).toBeVisible()
}
const choose = (lesson: FrameLocator, answer: string) => lesson.getByLabel(answer).check()

async function takeExam(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Start the / }).click()
  await confirm(page)
  const exam = hipaaEssentials.flatMap((module) => module.items).find((item) => item.type === 'Exam')
  const questions = exam?.type === 'Exam' ? exam.questions : []
  for (const [place, question] of questions.entries()) {
    await expect(page.getByRole('heading', { name: `Question ${place + 1} of ${questions.length}` })).toBeVisible()
    for (const right of question.choices.filter((choice) => choice.is_correct))
      await page.getByLabel(right.text, { exact: true }).check()
    await page
      .getByRole('button', { name: place === questions.length - 1 ? 'Review your answers' : 'Next question' })
      .click()
  }
  await page.getByRole('button', { name: /^Finish/ }).click()
  const dialog = page.getByRole('dialog')
  if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'OK' }).click()
}

async function confirm(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Are You Sure?')).toBeVisible()
  await dialog.getByRole('button', { name: 'OK' }).click()
}
