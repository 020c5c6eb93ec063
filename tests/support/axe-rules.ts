import type { AxeResults, RunOptions } from 'axe-core'

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
// Best practices beyond WCAG: one of each landmark, and nothing outside them.
const landmarks = [
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-one-main',
  'landmark-unique',
  'region',
]

/** Checks that axe runs: WCAG 2.2 AA and landmarks. */
export const everything: RunOptions = {
  runOnly: { type: 'tag', values: wcag },
  rules: Object.fromEntries(landmarks.map((rule) => [rule, { enabled: true }])),
  resultTypes: ['violations'],
}

export const findingsOf = (violations: AxeResults['violations']): string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  )
