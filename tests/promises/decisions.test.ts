import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** First decision that must say what was rejected; for earlier ones this is not always known. */
const since = "- **Credentials of a portal's own payment account**"

/**
 * Problems of the list: a decision without a day, days out of order, duplicate names (merges keep both lines), and, from `since` on, no rejected
 * alternative.
 */
function problemsOf(text: string): string[] {
  const lines = text.split('\n')
  const days = lines.flatMap((line) => /^## (.+)$/.exec(line)?.[1] ?? [])
  const firstDay = lines.findIndex((line) => line.startsWith('## '))
  const start = lines.findIndex((line) => line.startsWith(since))
  const names = lines.flatMap((line) => /^- (\*\*.+?\*\*)/.exec(line)?.[1] ?? [])
  return [
    ...days.filter((day, index) => !/^\d{4}-\d\d-\d\d$/.test(day) || day < (days[index - 1] ?? '')),
    ...names.filter((name, index) => names.indexOf(name) < index),
    ...lines.filter(
      (line, index) =>
        line.startsWith('- ') && (index < firstDay || (index >= start && !/\b(?:Rejected: |was rejected)/.test(line))),
    ),
  ]
}

test('every decision has a day and, since the rule, says what was rejected', () => {
  const text = readFileSync('docs/decisions.md', 'utf8')
  expect(text).toContain(`\n${since}`)
  expect(problemsOf(text)).toEqual([])
  expect(
    problemsOf(
      `- **A**: b.\n## 2026-11-21\n${since}: c. Rejected: d.\n- **G**: h. Rejected: i.\n- **G** (2026-11-21): h. Rejected: j.\n## Today\n- **E**: f.`,
    ),
  ).toEqual(['Today', '**G**', '- **A**: b.', '- **E**: f.'])
})
