import { expect } from 'vitest'
import { everything, findingsOf } from '../axe-rules.ts'

/** Rules that need colors and sizes, or the app's index.html; the page walk checks them in a browser. */
const needsBrowser = ['color-contrast', 'link-in-text-block', 'target-size', 'html-has-lang']

/** Expects the current page's names, roles, states and landmarks to break no rule that axe knows. */
export async function expectAccessible(): Promise<void> {
  // Imports axe only after the window exists, because axe looks for it while loading.
  const { default: axe } = await import('axe-core')
  const disabled = Object.fromEntries(needsBrowser.map((rule) => [rule, { enabled: false }]))
  const { violations } = await axe.run(document, { ...everything, rules: { ...everything.rules, ...disabled } })
  expect(findingsOf(violations), location.href).toEqual([])
}
