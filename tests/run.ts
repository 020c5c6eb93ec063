import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { refusedSkips } from './support/allowed-skips.ts'
import { clockAhead } from './runner/clock-ahead.ts'
import { makeRunFolder, removeRunFolder, sweepKilledRuns } from './runner/run-folder.ts'
import { onDemandStageNames, runStage, stageNames, type StageResult } from './runner/stages.ts'
import { resultsFolder } from './runner/results-file.ts'
import { flakyLines, slowestLines, summarize } from './runner/summary.ts'

// `pnpm test` runs every stage; `node tests/run.ts unit api [filter…]` runs those named and passes further words to their runners.
const args = process.argv.slice(2)
const known = [...stageNames, ...onDemandStageNames]
const named = known.filter((name) => args.includes(name))
const chosen = named.length > 0 ? named : stageNames
const filters = args.filter((word) => !known.some((name) => name === word))

/** Time limit for the whole run, whatever its stages need. */
const limit_ms = (onDemandStageNames.some((name) => args.includes(name)) ? 180 : 75) * 60_000
const deadline = Date.now() + limit_ms
const ending = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => ending.abort())

mkdirSync(resultsFolder, { recursive: true })
for (const file of ['summary.txt', 'flaky.txt']) rmSync(`${resultsFolder}/${file}`, { force: true })
await sweepKilledRuns()
const folder = makeRunFolder()
const env = { TMPDIR: folder, ...clockAhead(Number(process.env.PORTICO_AHEAD_DAYS ?? 0)) }

const results: StageResult[] = []
for (const name of chosen) {
  if (ending.signal.aborted || Date.now() >= deadline) break
  console.log(`\n── ${name} ──`)
  results.push(await runStage(name, { filters, deadline, ended: ending.signal, env }))
}
await removeRunFolder(folder)

const refused = refusedSkips(results.flatMap(({ skips }) => skips))
const lines = summarize(results, refused)
console.log(`\n${lines.slice(0, -1).join('\n\n')}\n`)
console.table(
  Object.fromEntries(
    results.map(({ name, ok, passed, failures, flaky, skips, took_s }) => [
      name,
      { ok, passed, failed: failures.length, flaky: flaky.length, skipped: skips.length, took_s },
    ]),
  ),
)
const missing = chosen.slice(results.length)
if (missing.length > 0) console.log(`The run was ended before: ${missing.join(', ')}`)
writeFileSync(`${resultsFolder}/flaky.txt`, flakyLines(results))
writeFileSync(`${resultsFolder}/slowest.txt`, slowestLines(results))
writeFileSync(`${resultsFolder}/summary.txt`, `${lines.at(-1)}\n`)
console.log(lines.at(-1))
process.exitCode = missing.length === 0 && results.every(({ ok }) => ok) && refused.length === 0 ? 0 : 1
