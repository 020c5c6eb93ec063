import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'
import { everything, findingsOf } from './axe-rules.ts'

/** The rules whose outcome depends on the color scheme. */
const contrast: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
}
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Axe = { run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> }
type Violations = AxeResults['violations']

/** Running axe inside the page takes half the time of frame by frame, which only lessons need. */
async function violationsOf(page: Page, options: RunOptions): Promise<Violations> {
  if (page.frames().length > 1) return (await new AxeBuilder({ page }).options(options).analyze()).violations
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(
    async (given) => (await (window as unknown as { axe: Axe }).axe.run(document, given)).violations,
    options,
  )
}

/** Waits until no color transition is running. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const running = () => document.getAnimations().filter((each) => each instanceof CSSTransition)
    while (running().length > 0) await Promise.allSettled(running().map((each) => each.finished))
  })

/** Returns text with too little contrast in the dark scheme; only contrast is checked, because only colors differ. Leaves the page dark. */
export async function darkFindings(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await settled(page)
  const ground = await page.evaluate(() => getComputedStyle(document.body.parentElement ?? document.body).colorScheme)
  return [
    ...findingsOf(await violationsOf(page, contrast)),
    ...(ground === 'light dark' ? [] : [`the color scheme is ${ground}`]),
  ]
}

/** Returns violations of WCAG 2.2 AA rules known to axe, content outside landmarks, and overflow of the window. */
export async function accessFindings(page: Page): Promise<string[]> {
  // The admin app's document has no main until its script runs, and the waiting page's main is soon replaced.
  await expect(page.locator('main:not(.gate:has(> [role=status]))').first()).toBeAttached()
  await settled(page)
  const overflow_px = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  return [
    ...findingsOf(await violationsOf(page, everything)),
    ...(overflow_px > 0 ? [`${overflow_px} px run out of the window`] : []),
  ]
}

/** Expects the current page to be readable in the dark scheme too. Leaves it light. */
export async function expectReadableInTheDark(page: Page): Promise<void> {
  const findings = await darkFindings(page)
  expect(findings, `${page.url()} in the dark`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  await settled(page)
}

/** Expects the current page to be accessible and to fit its window. */
export async function expectAccessible(page: Page): Promise<void> {
  const findings = await accessFindings(page)
  expect(findings, page.url()).toEqual([])
}
