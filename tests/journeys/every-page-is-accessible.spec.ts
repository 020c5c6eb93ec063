import { expect, test, type Page } from '@playwright/test'
import { expectAccessible, expectReadableInTheDark } from '../support/accessible.ts'
import { flagship, signIn } from '../support/shopper.ts'

const open = [
  '/',
  '/courses',
  '/courses?search=privacy',
  '/courses?search=qqqqqq',
  `/course/${flagship}`,
  '/bundles',
  '/bundles/clinical-annual-requirements',
  '/faq',
  '/terms',
  '/terms-of-use',
  '/privacy-policy',
  '/ada-accessibility',
  '/equal-employment',
  '/coming-soon',
  '/cart',
  '/checkout/course',
  '/login',
  '/register',
  '/forgot-password',
  '/certificates/00000-00000-00000-00000',
  '/no-such-page',
  '/error',
]
const personal = [
  '/dashboard',
  '/courses/learner',
  `/courses/learner/${flagship}`,
  '/courses/learner/no-such-course',
  '/orders',
  '/orders/999999',
  '/profile/settings',
  '/profile/security',
]
const widths = [390, 1280]

test.describe.configure({ timeout: 240_000 })

/** In the dark at one of the widths: colors do not depend on it. */
async function lookAt(page: Page, width: number): Promise<void> {
  await page.locator('h1').first().waitFor()
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(page.locator('.spinner, .skeleton:visible')).toHaveCount(0)
  await expectAccessible(page)
  if (width === widths.at(-1)) await expectReadableInTheDark(page)
}

for (const width of widths) {
  test(`[axe] [STUMBLE-15] axe finds nothing on any public page at ${width} px, light or dark, and nothing overflows the window`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of open) {
      await test.step(path, async () => {
        await page.goto(path)
        await lookAt(page, width)
      })
    }
  })
}

test('[HOUSE-7] without script a page that needs it says so, and promises nothing', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  for (const path of ['/cart', '/checkout/course', '/login', '/register', '/claim/aaaaaaaaaaaaaaaaaaaaaa']) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByText(/requires? JavaScript\./)).toBeVisible()
      await expect(page.getByText(/^(Loading|One moment)/)).toBeHidden()
      await expect(page.locator('.skeleton:visible')).toHaveCount(0)
    })
  }
  await page.context().close()
})

// One test for both widths: a person has one session, so two at once would end each other's.
test(`[axe] [STUMBLE-15] axe finds nothing on a learner's own pages at ${widths.join(' and ')} px, light or dark, and nothing overflows the window`, async ({
  page,
}) => {
  await signIn(page, 'learner@portico.test')
  await page.goto(`/courses/learner/${flagship}`)
  const player = await page
    .getByRole('link', { name: /this Course$/ })
    .first()
    .getAttribute('href')
  for (const path of [...personal, player ?? '']) {
    await test.step(path, async () => {
      await page.goto(path)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        await lookAt(page, width)
      }
    })
  }
})
