import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

// Best practice beyond WCAG: one of each landmark, and nothing outside of them.
const landmarks = [
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-one-main',
  'landmark-unique',
  'region',
]

/** The page as it stands breaks no rule of WCAG 2.2 AA that axe knows, has its parts in landmarks, and nothing in it runs out of the window. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({ rules: Object.fromEntries(landmarks.map((rule) => [rule, { enabled: true }])) })
    .withTags(rules)
    .analyze()
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  )
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect({ at: page.url(), findings, overflow: Math.max(overflow, 0) }).toEqual({
    at: page.url(),
    findings: [],
    overflow: 0,
  })
}
