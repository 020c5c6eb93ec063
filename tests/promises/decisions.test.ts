import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = 'docs/decisions'
const sections = ['Context', 'Decision', 'Alternatives', 'Consequences']
const decided = /^Decided (\d{4}-\d\d-\d\d)(?: to (\d{4}-\d\d-\d\d))?\.$/m

const titleOf = (text: string): string => /^# (.+)$/m.exec(text)?.[1] ?? ''
const wordCount = (text: string): number => text.split(/\s+/).filter((word) => /\w/.test(word)).length

/** Lists the faults of a record: no title, no date or an end date before its start, a missing or empty section, too few or too many words. */
function problemsOf(text: string): string[] {
  const [, from = '', to = from] = decided.exec(text) ?? []
  const parts = text.split(/^## /m).slice(1)
  const found = parts.map((part) => part.split('\n')[0] ?? '')
  return [
    ...(titleOf(text) === '' ? ['title'] : []),
    ...(from === '' || to < from ? ['days'] : []),
    ...(found.join() === sections.join() ? [] : ['sections']),
    ...found.filter((_, index) => wordCount(parts[index] ?? '') < 5),
    ...(wordCount(text) < 80 || wordCount(text) > 200 ? [`${wordCount(text)} words`] : []),
  ]
}

const files = readdirSync(folder).filter((file) => file !== 'README.md')
const records = files.map((file) => ({ file, text: readFileSync(`${folder}/${file}`, 'utf8') }))

test('every decision record has its days, what was rejected, and few words', () => {
  expect(records.length).toBeGreaterThan(30)
  expect(
    records.map(({ file, text }) => ({ file, problems: problemsOf(text) })).filter(({ problems }) => problems.length),
  ).toEqual([])
})

test('the index lists every decision record once, by its title', () => {
  const index = readFileSync(`${folder}/README.md`, 'utf8')
  const listed = [...index.matchAll(/^- \[(.+)\]\((.+)\)$/gm)].map(([, title, file]) => ({ file, title }))
  const expected = records.map(({ file, text }) => ({ file, title: titleOf(text) }))
  const byFile = (one: { file?: string | undefined }, other: { file?: string | undefined }) =>
    (one.file ?? '').localeCompare(other.file ?? '')
  expect(listed.toSorted(byFile)).toEqual(expected.toSorted(byFile))
  expect(new Set(expected.map(({ title }) => title)).size).toBe(expected.length)
})

test('a record without days or without what was rejected would be found', () => {
  const filled = 'word '.repeat(20)
  const record = (days: string, names: readonly string[]) =>
    `# Title\n\n${days}\n\n${names.map((name) => `## ${name}\n\n${filled}\n`).join('\n')}`
  expect(problemsOf(record('Decided 2026-11-21 to 2026-11-22.', sections))).toEqual([])
  expect(problemsOf(record('Decided 2026-11-22 to 2026-11-21.', sections))).toEqual(['days'])
  expect(problemsOf(record('Today', ['Context', 'Decision', 'Alternatives', 'Consequences']))).toEqual(['days'])
  expect(problemsOf(record('Decided 2026-11-21.', ['Context', 'Decision', 'Consequences', 'Context']))).toEqual([
    'sections',
  ])
  expect(problemsOf(record('Decided 2026-11-21.', sections).replace(filled, ''))).toContain('Context')
})
