import type { Ended } from './results-file.ts'
import type { StageResult } from './stages.ts'

const mostLines = 12
/** Returns title and message, without stack lines from packages. */
const shortText = ({ title, message }: Ended): string =>
  [title, ...message.split('\n').filter((line) => line !== '' && !/^ +at .*node_modules/.test(line))]
    .slice(0, mostLines)
    .join('\n')

/** Returns what a run prints at its end; a build machine often shows only the last lines. */
export function summarize(results: readonly StageResult[], refused_skips: readonly string[]): string[] {
  const all = <T>(of: (result: StageResult) => readonly T[]): T[] => results.flatMap(of)
  const running = all((result) => result.running)
  const skips = all((result) => result.skips)
  return [
    ...refused_skips.map((title) => `SKIPPED without being listed in tests/allowed-skips.txt: ${title}`),
    ...all(({ flaky }) => flaky).map(
      (test) => `FLAKY, failed ${test.failed_tries} of ${test.failed_tries + 1}: ${shortText(test)}`,
    ),
    ...all(({ failures }) => failures).map((test) => `FAILED ${shortText(test)}`),
    ...running.map((title) => `RUNNING when the run was ended: ${title}`),
    `${results.reduce((sum, { passed }) => sum + passed, 0)} passed, ${
      all(({ failures }) => failures).length + refused_skips.length
    } failed, ${skips.length - refused_skips.length} skipped`,
  ]
}

/** Lines of test-results/flaky.txt: one for each test that needed a retry. */
export const flakyLines = (results: readonly StageResult[]): string =>
  results
    .flatMap(({ name, flaky }) =>
      flaky.map(({ title, failed_tries }) => `${name} | failed ${failed_tries} of ${failed_tries + 1} | ${title}\n`),
    )
    .join('')

const mostSlow = 100
/** Lines of test-results/slowest.txt: the slowest tests in seconds, without hooks. */
export const slowestLines = (results: readonly StageResult[]): string =>
  results
    .flatMap(({ name, ended }) => ended.map(({ title, took_ms }) => ({ took_ms, line: `${name} | ${title}` })))
    .toSorted((a, b) => b.took_ms - a.took_ms)
    .slice(0, mostSlow)
    .map(({ took_ms, line }) => `${(took_ms / 1_000).toFixed(1)} | ${line}\n`)
    .join('')
