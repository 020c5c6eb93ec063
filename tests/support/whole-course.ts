import { expect, type Page } from '@playwright/test'
import { demoPackages } from '../../api/local/demo/scorm/demo-packages.ts'
import { filmOf } from './film.ts'
import { recordingOf } from './recording.ts'

/** A one-part package, passed with these five answers. */
const rightAnswers = [
  'A reminder card with a patient’s name and appointment',
  'Name and arrival time',
  'No, your task does not need it',
  'Your name, the office and a number to call back',
  'Report it to the privacy officer the same day',
]

async function addItem(page: Page, label: string, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Add item to Module 1' }).click()
  await page.getByRole('menuitem', { name: label, exact: true }).click()
  await expect(page.getByRole('group', { name: label, exact: true })).toBeVisible()
  await page.getByLabel('Title').fill(title)
}

/** Uploads a file of this machine into the library from the picker, and attaches it to the lesson. */
async function attach(page: Page, field: string, file: { name: string; mimeType: string; buffer: Buffer }) {
  await page.getByRole('group', { name: field }).getByRole('button', { name: 'Choose a file' }).click()
  const picker = page.getByRole('dialog', { name: field })
  await picker.getByLabel('Upload files: file').setInputFiles(file)
  await expect(picker.getByRole('button', { name: 'Attach', exact: true })).toBeEnabled({ timeout: 30_000 })
  await picker.getByRole('button', { name: 'Attach', exact: true }).click()
  await expect(page.getByRole('group', { name: field })).toContainText(file.name)
}

async function fillInQuestion(page: Page, question: string, answers: readonly [string, string]): Promise<void> {
  await page.getByRole('button', { name: 'Add question' }).click()
  await page.getByLabel('Question', { exact: true }).fill(question)
  for (const [place, answer] of answers.entries())
    await page.getByLabel(`Answer ${place + 1}`, { exact: true }).fill(answer)
}

/** From an empty outline, adds an item of every type by mouse. */
export async function buildEveryItem(page: Page): Promise<void> {
  // Bytes of their own too: the library gives a known file its earlier name.
  const word = Date.now()
  await page.getByRole('button', { name: 'Add module' }).click()
  await addItem(page, 'Reading', 'Slings')
  await page.getByRole('textbox', { name: 'Text' }).click()
  await page.keyboard.type('Never stand below a load.')
  await addItem(page, 'Video', 'Signals')
  await page.getByLabel('The media library').check()
  await attach(page, 'Video file', { name: `signals-${word}.mp4`, mimeType: 'video/mp4', buffer: filmOf(20_000) })
  await addItem(page, 'Audio', 'Radio')
  await attach(page, 'Audio file', {
    name: `radio-${word}.mp3`,
    mimeType: 'audio/mpeg',
    buffer: recordingOf(300 + (word % 97)),
  })
  await addItem(page, 'Document', 'Handbook')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  const picker = page.getByRole('dialog')
  await picker.getByRole('button', { name: /chlorine-formula-sheet/ }).click()
  await picker.getByRole('button', { name: 'Attach' }).click()
  await addItem(page, 'Knowledge Check', 'Your site')
  await fillInQuestion(page, 'Is there a crane on your site?', ['Yes', 'No'])
  await addItem(page, 'Assignment', 'Your plan')
  await page.getByRole('textbox', { name: 'Requirements' }).click()
  await page.keyboard.type('Plan a lift.')
  await addItem(page, 'Interactive lesson (SCORM)', 'Privacy on site')
  const buffer = await demoPackages['hipaa-course']()
  await page
    .getByLabel('SCORM package: file')
    .setInputFiles({ name: 'privacy.zip', mimeType: 'application/zip', buffer })
  await expect(page.getByRole('heading', { name: 'Package of this lesson' })).toBeVisible({ timeout: 30_000 })
  await addItem(page, 'Exam', 'Final exam')
  await fillInQuestion(page, 'Where do you stand?', ['Below the load', 'Beside it'])
  await page.getByLabel('Answer 2 is correct').check()
  await expect(page.locator('.save-state')).toHaveText('Saved')
}

const confirm = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
const open = async (page: Page, outline: string, title: string): Promise<void> => {
  await page.goto(outline)
  await page
    .getByRole('link', { name: new RegExp(title) })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
}

/**
 * Takes everything that `buildEveryItem` created as a learner, in its order; `grade` does the staff's work once the plan is submitted.
 */
export async function takeEveryItem(page: Page, outline: string, grade: () => Promise<void>): Promise<void> {
  for (const title of ['Slings', 'Signals', 'Radio', 'Handbook']) {
    await finishReading(page, outline, title)
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeHidden()
  }
  await answer(page, outline, 'Your site', 'Yes')
  await open(page, outline, 'Your plan')
  await page.getByLabel('Your answer').fill('Slowly, with a signal person.')
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await confirm(page)
  await expect(page.getByText('Submitted.', { exact: false })).toBeVisible()
  await grade()
  await open(page, outline, 'Privacy on site')
  const lesson = page.frameLocator('iframe').frameLocator('iframe')
  for (let place = 2; place <= 6; place += 1) {
    await lesson.getByRole('button', { name: 'Next' }).click()
    await expect(lesson.getByText(`Page ${place} of 6`)).toBeVisible()
  }
  for (const right of rightAnswers) await lesson.getByLabel(right, { exact: true }).check()
  await lesson.getByRole('button', { name: 'Check my answers' }).click()
  await page.getByRole('button', { name: 'Finish and continue' }).click()
  await answer(page, outline, 'Final exam', 'Beside it')
}

/** Opens a lesson from the outline and marks it as finished. */
export async function finishReading(page: Page, outline: string, title: string): Promise<void> {
  await open(page, outline, title)
  await page.getByRole('button', { name: 'Mark as finished and continue' }).click()
}

/** Answers and sends one question. */
async function answer(page: Page, outline: string, title: string, choice: string): Promise<void> {
  await open(page, outline, title)
  await page.getByRole('button', { name: /^Start the / }).click()
  await confirm(page)
  await page.getByLabel(choice, { exact: true }).check()
  await page.getByRole('button', { name: 'Review your answers' }).click()
  await page.getByRole('button', { name: /^Finish the / }).click()
  await confirm(page)
  await expect(page.getByRole('button', { name: /^Finish the / })).toBeHidden()
}
