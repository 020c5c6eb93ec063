import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { flagship, signIn } from '../support/shopper.ts'

test.describe.configure({ timeout: 240_000 })

const open = ['/', '/courses', '/courses?search=privacy', '/courses?search=qqqqqq', `/course/${flagship}`, '/bundles', '/bundles/clinical-annual-requirements', '/faq', '/terms', '/terms-of-use', '/privacy-policy',
  '/ada-accessibility', '/equal-employment', '/coming-soon', '/cart', '/checkout/course', '/login', '/register', '/forgot-password', '/certificates/00000-00000-00000-00000', '/no-such-page', '/error']
const personal = ['/courses/learner', `/courses/learner/${flagship}`, '/orders', '/profile/settings']

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze()
  return violations.flatMap((violation) => violation.nodes.map((node) => `${violation.id}: ${node.target.join(' ')}`))
}

for (const width of [390, 1280]) {
  test(`[SES-030] [LEG-001] axe finds nothing on any page at ${width} px, and nothing runs out of the window`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const look = async (path: string) => {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      expect({ path, findings: await findings(page) }).toEqual({ path, findings: [] })
      expect({ path, overflow: await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth) }).toEqual({ path, overflow: false })
    }
    for (const path of open) await look(path)
    await signIn(page, 'learner@portico.test')
    for (const path of personal) await look(path)
    await page.goto(`/courses/learner/${flagship}`)
    await page.getByRole('link', { name: /this Course$/ }).first().click()
    await page.waitForLoadState('networkidle')
    expect(await findings(page)).toEqual([])
  })
}
