import { expect, test, type Page } from '@playwright/test'
import { roles } from '../../shared/src/access/roles.ts'
import { staffListPages } from '../../shared/src/pages/staff-lists.ts'
import { staffPages } from '../../shared/src/pages/staff-pages.ts'
import { accessFindings, darkFindings, expectAccessible } from '../support/accessible.ts'
import { makeEditedCourse } from '../support/edited-course.ts'
import { viewConditions, problemsDuring, type ViewConditions } from '../support/page-visit.ts'
import { makeStaff, originOf, signInAs, switchPortal } from '../support/staff.ts'

test.describe.configure({ timeout: 480_000 })

const withRelations = '/portals/agencies/create'
// Excludes provider pages, which partner-page.spec.ts covers. All forms use the same fields; the one with relations represents them.
const fixed = [...Object.values(staffPages), ...Object.values(staffListPages)]
  .map(({ pattern }) => pattern)
  .filter((pattern) => !/:|^\/courses\/managers$|\/create$|^\/partner\//.test(pattern))
  .concat(withRelations)
const shares = [0, 1, 2, 3].map((share) => fixed.filter((_path, index) => index % 4 === share))

// A page without an entry in the menu.
const inMenu = (path: string): boolean => !path.endsWith(staffPages.mySubscription.pattern)

/** Finds boxes that scroll sideways. Overflow must scroll down or be a grid with a fixed first column; nothing may hide to the right. */
const boxesScrolledSideways = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')]
      .filter((box) => ['auto', 'scroll'].includes(getComputedStyle(box).overflowX))
      .filter((box) => box.scrollWidth > box.clientWidth + 1 && !box.matches('.grid-box'))
      .map((box) => box.className),
  )

/** Finds parts of table rows that are off screen, and phone rows taller than two lines with padding. */
const overflowingRows = (page: Page, highest_px: number): Promise<string[]> =>
  page.evaluate(
    (highest) =>
      [...document.querySelectorAll<HTMLElement>('.data-table tbody tr')].flatMap((row) => {
        const name = row.querySelector('.cell-lead')?.textContent ?? ''
        const off = [...row.querySelectorAll<HTMLElement>('a, button, input')].filter((part) => {
          const { left, right, width } = part.getBoundingClientRect()
          return width > 0 && (left < 0 || right > innerWidth + 1)
        })
        const spilled = [...row.querySelectorAll<HTMLElement>('.below-status')].filter(
          ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
        )
        const height = Math.round(row.getBoundingClientRect().height)
        return [
          ...spilled.map((part) => `${name}: ${part.textContent} runs into what stands beside it`),
          ...off.map((part) => `${name}: ${part.ariaLabel ?? part.textContent} is off screen`),
          ...(height > highest ? [`${name}: ${height} px high`] : []),
        ]
      }),
    highest_px,
  )
/** Finds list titles cut off on a phone that get less than a third of its width. */
const narrowTitles = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.data-table .cell-main :is(a, strong)')]
      .filter(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          clientWidth < 130 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1),
      )
      .map((title) => `${title.textContent}: ${Math.round(title.getBoundingClientRect().width)} px`),
  )
// Two lines with padding; "Unpublished edits" below a status counts as one of the two.
const highestRow_px: Readonly<Record<number, number>> = { 390: 66, 768: 140, 1280: 140 }

/** Finds icons whose strokes in total are shorter than a quarter of their height and therefore barely visible. */
const specks = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<SVGPathElement>('svg.icon path')]
      .filter((path) => path.getTotalLength() < 6)
      .map((path) => path.getAttribute('d') ?? ''),
  )

/** Returns all problems of an open admin app page in one look. */
async function problemsOnPage(page: Page, { width, scheme }: ViewConditions): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme: scheme })
  return [
    ...(await boxesScrolledSideways(page)).map((box) => `${box} is scrolled sideways`),
    ...(await specks(page)).map((path) => `${path} is a speck`),
    ...(await overflowingRows(page, highestRow_px[width] ?? 0)),
    ...(width === 390 ? await narrowTitles(page) : []),
    ...(scheme === 'light' ? await accessFindings(page) : await darkFindings(page)),
  ].map((what) => `${new URL(page.url()).pathname} at ${width} px, ${scheme}: ${what}`)
}

for (const [share, paths] of shares.entries())
  test(`[axe] staff pages have a title, a menu entry, phone and desktop layouts, and no errors (${share + 1} of ${shares.length})`, async ({
    page,
  }) => {
    const origin = originOf('admin')
    await makeEditedCourse(`Rigging and lifting with unpublished edits ${share + 1}`)
    await signInAs(page, await makeStaff(['super_admin'], 'admin'), origin)
    expect(fixed.length).toBeGreaterThan(20)
    const wrong: string[] = []
    for (const path of paths) {
      await test.step(path, async () => {
        const errors = await problemsDuring(page, async () => {
          await page.goto(`${origin}${path}`)
          const title = page.getByRole('heading', { level: 1 })
          await expect(title).toHaveCount(1)
          await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
          await expect(async () =>
            expect(await page.title()).toBe(`${await title.textContent()} | Portico Academy`),
          ).toPass()
        })
        wrong.push(...errors.map((error) => `${path}: ${error}`))
        expect(new URL(page.url()).pathname).toMatch(/^\/@portico\//)
        await expect(page.getByRole('navigation', { name: 'Main', exact: true }).locator('[aria-current]')).toHaveCount(
          inMenu(new URL(page.url()).pathname) ? 1 : 0,
        )
        for (const look of viewConditions) wrong.push(...(await problemsOnPage(page, look)))
      })
    }
    expect(wrong).toEqual([])
  })

test('the super admin’s top bar shows all its parts at every width, none cut off', async ({ page }) => {
  const origin = originOf('admin')
  await signInAs(page, await makeStaff(['super_admin', 'admin'], 'admin'), origin)
  await page.goto(`${origin}/courses/admin`)
  await switchPortal(page, 'Northwind Health Learning')
  for (const width of [360, 390, 700, 768, 900, 1023, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const parts = await page.locator('.staff-bar > :not(.spring)').evaluateAll((all) =>
      all
        .map((part) => ({
          name: part.className,
          box: part.getBoundingClientRect(),
          inner: [...part.querySelectorAll('img, strong')]
            .map((one) => one.getBoundingClientRect())
            .filter((box) => box.width > 0),
        }))
        .filter(({ box }) => box.width > 1)
        .map(({ name, box, inner }) => ({
          name,
          left: Math.min(box.left, ...inner.map(({ left }) => left)),
          right: Math.max(box.right, ...inner.map(({ right }) => right)),
        })),
    )
    expect(parts.length).toBeGreaterThan(4)
    const wrong = parts.filter(
      ({ left, right }, place) => left < 0 || right > width || left < (parts[place - 1]?.right ?? 0) - 0.5,
    )
    expect({ width, wrong }).toEqual({ width, wrong: [] })
    const name = page.getByRole('button', { name: /^Current portal/ })
    expect((await name.boundingBox())?.width).toBeGreaterThan(90)
  }
})

test('on a phone, list order, columns and density can be chosen by touch', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const page = await context.newPage()
  const origin = originOf('admin')
  await signInAs(page, await makeStaff(['super_admin'], 'admin'), origin)
  await page.goto(`${origin}/portals/topics`)
  await page.getByLabel('Order of the list').selectOption({ label: 'Title, descending' })
  await expect(page).toHaveURL(/sort=-title/)
  await page.getByRole('button', { name: 'Columns and density' }).tap()
  const chosen = page.getByRole('dialog', { name: 'Columns and density' })
  await expectAccessible(page)
  await chosen.getByLabel('Status').uncheck()
  await chosen.getByRole('button', { name: 'Done' }).tap()
  await expect(page.getByRole('row').getByText('Published')).toHaveCount(0)
  await context.close()
})

test('[ui] the permissions table keeps role, permission and group visible wherever it is scrolled', async ({
  page,
}) => {
  const origin = originOf('admin')
  await signInAs(page, await makeStaff(['super_admin'], 'admin'), origin)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${origin}/permissions`)
  const group = page.getByRole('rowheader', { name: 'Learning', exact: true }).locator('span')
  await expect(group).toBeInViewport()
  await page.getByRole('region', { name: 'Roles and permissions' }).evaluate((box) => box.scrollTo({ left: 500 }))
  await expect(page.getByRole('columnheader', { name: 'Instructor' })).toBeInViewport()
  await expect(page.getByRole('rowheader', { name: 'View own courses' })).toBeInViewport()
  await expect(group).toBeInViewport()
})

test('[ui] the permissions table shows every role at once on desktop and tablet', async ({ page }) => {
  const origin = originOf('admin')
  await signInAs(page, await makeStaff(['super_admin'], 'admin'), origin)
  await page.goto(`${origin}/permissions`)
  const names = page.getByRole('columnheader')
  await expect(names).toHaveCount(1 + roles.length)
  for (const width of [1440, 1280, 1279, 1024, 768]) {
    await page.setViewportSize({ width, height: 900 })
    const box = page.getByRole('region', { name: 'Roles and permissions' })
    const hidden_px = await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect({ width, hidden_px }).toEqual({ width, hidden_px: 0 })
    await expect(names.last()).toBeInViewport({ ratio: 1 })
  }
})

test('[TEN-015] a newly created portal can be switched to', async ({ page }) => {
  const origin = originOf('admin')
  await signInAs(page, await makeStaff(['super_admin'], 'admin'), origin)
  await page.goto(`${origin}/portals`)
  const name = `Fresh ${Date.now()}`
  await page.getByRole('link', { name: 'New portal' }).click()
  const made = page.getByRole('dialog', { name: 'New portal' })
  await made.getByLabel('Name').fill(name)
  // One key press does not discard what was typed.
  await page.keyboard.press('Escape')
  const asked = page.getByRole('dialog', { name: 'Unsaved Changes Detected' })
  await asked.getByRole('button', { name: 'Continue Editing' }).click()
  await expect(made.getByLabel('Name')).toHaveValue(name)
  await page.getByRole('button', { name: 'Create portal' }).click()
  await page.getByRole('searchbox', { name: 'Search' }).fill(name)
  await expect(page.getByRole('link', { name })).toBeVisible()
  await switchPortal(page, name)
  await expect(page).toHaveTitle(`Portals | ${name}`)
})
