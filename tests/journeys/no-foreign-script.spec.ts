import { expect, test, type Page } from '@playwright/test'
import { foreignMarkup, foreignScripts, runningElements } from '../support/foreign-markup.ts'
import { makeForeignCourse, type ForeignCourse } from '../support/foreign-course.ts'
import { makeStaff, signInAs } from '../support/staff.ts'

test.describe.configure({ timeout: 360_000 })

/** Opens pages one after the other and checks each once it has settled. */
async function expectNoForeignScript(page: Page, paths: readonly string[]): Promise<void> {
  const refused: string[] = []
  page.on('console', (said) => {
    if (said.type() === 'error' && said.text().includes('Content Security Policy'))
      refused.push(`${page.url()}: ${said.text()}`)
  })
  page.on('dialog', (dialog) => refused.push(`a dialog at ${page.url()}: ${dialog.message()}`))
  for (const path of paths) {
    expect((await page.goto(path))?.status(), path).toBe(200)
    await expect(page.getByText(/onerror=|foreignScript|Words|Read more|Foreign/).first(), path).toBeVisible()
    expect(await foreignScripts(page), path).toBe(0)
    expect(await runningElements(page), path).toEqual([])
  }
  // No markup even reached a page whose policy would have had to block it.
  expect(refused).toEqual([])
}

const search = '/courses?search=foreignScript'
const seenByVisitors = ({ slug }: ForeignCourse) => [`/course/${slug}`, search]
const seenByLearner = ({ slug, related_id, question_id, item }: ForeignCourse) => {
  const course = `/courses/learner/${slug}/${related_id}`
  return [
    '/courses/learner',
    `${course}/overview`,
    `${course}/outline`,
    `${course}/questions`,
    `${course}/questions/${question_id}`,
    item,
  ]
}
const seenByStaff = ({ slug, question_id }: ForeignCourse) => {
  const course = `/courses/builder/${slug}`
  return [
    `/courses/builder?search=${slug}`,
    `${course}/outline`,
    `${course}/overview/details`,
    `${course}/overview/reviews`,
    `${course}/overview/certificate-template`,
    `${course}/enrollments`,
    `${course}/questions`,
    `${course}/questions/${question_id}`,
    '/media-library',
  ]
}

test('user-entered markup stays text or harmless wherever visitors, learners and staff see it', async ({
  page,
  browser,
}) => {
  const learner = await makeStaff(['learner'])
  const course = await makeForeignCourse(learner)
  await signInAs(page, await makeStaff(['admin']))
  await page.goto(`/courses/admin?search=${course.slug}`)
  await page.getByRole('button', { name: /^Publish Foreign/ }).click()
  await page.getByRole('button', { name: 'Publish changes', exact: true }).click()
  await expect(page.getByText(/^All pages of/)).toBeVisible()
  await expectNoForeignScript(page, seenByStaff(course))

  const baseURL = new URL(page.url()).origin
  const visitor = await (await browser.newContext({ baseURL })).newPage()
  await expect(async () => {
    await visitor.goto(search)
    await expect(visitor.getByText('Foreign').first()).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expectNoForeignScript(visitor, seenByVisitors(course))
  await signInAs(visitor, learner)
  await expectNoForeignScript(visitor, seenByLearner(course))
  await visitor.context().close()
})

test('the same markup does run when inserted unescaped, so these journeys would detect it', async ({ page }) => {
  for (const markup of foreignMarkup) {
    await page.goto('about:blank')
    await page.setContent(`<body>${markup}</body>`)
    const seen = async () => (await foreignScripts(page)) + (await runningElements(page)).length
    await expect.poll(seen, markup).toBeGreaterThan(0)
  }
})
