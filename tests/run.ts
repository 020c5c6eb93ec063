import { mkdirSync, writeFileSync } from 'node:fs'
import { refusedSkips } from './support/allowed-skips.ts'
import { askedStageNames, runStage, stageNames, type StageResult } from './support/stages.ts'

// `pnpm test` runs every stage; `node tests/run.ts unit api [filter…]` those named, further words go to their runners.
const words = process.argv.slice(2)
const known = [...stageNames, ...askedStageNames]
const chosen = known.filter((name) => words.includes(name))
const filters = words.filter((word) => !known.some((name) => name === word))

mkdirSync('test-results', { recursive: true })
const results: StageResult[] = []
for (const name of chosen.length > 0 ? chosen : stageNames) {
  console.log(`\n── ${name} ──`)
  results.push(runStage(name, filters))
}

const refused = refusedSkips(results.flatMap(({ skips }) => skips))
if (refused.length > 0)
  console.log(
    `\nSkipped without being listed in tests/allowed-skips.txt:\n${refused.map((title) => `  ${title}`).join('\n')}`,
  )

// Named once more at the end: a build machine often shows only the last lines.
for (const { title, message } of results.flatMap(({ failures }) => failures)) {
  console.log(`\nFAILED ${title}\n${message.split('\n').slice(0, 12).join('\n')}`)
}

for (const { title, message } of results.flatMap(({ unsteady }) => unsteady)) {
  console.log(`\nPASSED AT THE SECOND TRY ${title}\n${message.split('\n').slice(0, 12).join('\n')}`)
}

const sum = (of: 'passed' | 'failed' | 'skipped') => results.reduce((total, result) => total + result[of], 0)
const summary = `${sum('passed')} passed, ${sum('failed') + refused.length} failed, ${sum('skipped') - refused.length} skipped`
console.log('')
console.table(
  Object.fromEntries(
    results.map(({ name, ok, passed, failed, skipped, took_s }) => [name, { ok, passed, failed, skipped, took_s }]),
  ),
)
writeFileSync('test-results/summary.txt', `${summary}\n`)
console.log(summary)
process.exitCode = results.every(({ ok }) => ok) && refused.length === 0 ? 0 : 1
