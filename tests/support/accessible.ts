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

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations']
const findingsOf = (violations: Violations): string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  )

/** Until no color is on its way to another one. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const running = () => document.getAnimations().filter((each) => each instanceof CSSTransition)
    while (running().length > 0) await Promise.allSettled(running().map((each) => each.finished))
  })

/** The page as it stands is as readable in the dark scheme: only colors differ, so only contrast is looked at again. Leaves it light. */
export async function expectReadableInTheDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await settled(page)
  const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']).analyze()
  const ground = await page.evaluate(() => getComputedStyle(document.body.parentElement ?? document.body).colorScheme)
  expect({ at: `${page.url()} in the dark`, findings: findingsOf(violations), ground }).toEqual({
    at: `${page.url()} in the dark`,
    findings: [],
    ground: 'light dark',
  })
  await page.emulateMedia({ colorScheme: 'light' })
  await settled(page)
}

/** The page as it stands breaks no rule of WCAG 2.2 AA that axe knows, has its parts in landmarks, and nothing in it runs out of the window. */
export async function expectAccessible(page: Page): Promise<void> {
  // The admin app's document begins with a link to a main that only its script brings.
  await expect(page.locator('main').first()).toBeAttached()
  const { violations } = await new AxeBuilder({ page })
    .options({ rules: Object.fromEntries(landmarks.map((rule) => [rule, { enabled: true }])) })
    .withTags(rules)
    .analyze()
  const findings = findingsOf(violations)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect({ at: page.url(), findings, overflow: Math.max(overflow, 0) }).toEqual({
    at: page.url(),
    findings: [],
    overflow: 0,
  })
}
