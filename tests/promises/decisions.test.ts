import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The first decision since each says what was rejected; of earlier ones it is not always known. */
const since = "- **Credentials of a portal's own payment account**"

/** Problems of the list: no day above a decision, days out of order, one name twice (merges keep both lines), and, since then, nothing rejected. */
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

test('[HOUSE-6] every decision stands under its day, and since the rule is kept says what was rejected', () => {
  const text = readFileSync('docs/decisions.md', 'utf8')
  expect(text).toContain(`\n${since}`)
  expect(problemsOf(text)).toEqual([])
  expect(
    problemsOf(
      `- **A**: b.\n## 2026-11-21\n${since}: c. Rejected: d.\n- **G**: h. Rejected: i.\n- **G** (2026-11-21): h. Rejected: j.\n## Today\n- **E**: f.`,
    ),
  ).toEqual(['Today', '**G**', '- **A**: b.', '- **E**: f.'])
})
