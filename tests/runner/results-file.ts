import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/** One line of a stage's results file, written while the stage runs. A later line of the same test replaces the earlier one. */
export type ResultLine =
  | { test: string; title: string; state: 'running' }
  | {
      test: string
      title: string
      state: 'passed' | 'failed' | 'skipped'
      /** tries that failed before this state */
      failed_tries: number
      /** of the last try */
      took_ms: number
      message: string
    }

export type Ended = { title: string; message: string; failed_tries: number; took_ms: number }
export type Counts = {
  passed: number
  /** every test that passed or failed */
  ended: Ended[]
  failures: Ended[]
  /** passed after at least one failed try */
  flaky: Ended[]
  /** titles */
  skips: string[]
  /** titles that started but did not end */
  running: string[]
}

/** Folder for a run's results; a run inside a test uses its own folder. */
export const resultsFolder = process.env.PORTICO_RESULTS_FOLDER ?? 'test-results'
/** Names the file that a stage's reporters write to; the runner sets it. */
export const resultsFileVariable = 'PORTICO_RESULTS_FILE'

export function writeResult(line: ResultLine): void {
  const file = process.env[resultsFileVariable]
  if (file) appendFileSync(file, `${JSON.stringify(line)}\n`)
}

/** Counts the results so far. The last line of a killed run may be cut off and is skipped. */
export function readResults(file: string): Counts {
  const last = new Map<string, ResultLine>()
  for (const text of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
    const line = parsed(text)
    // A reporter may learn of a start after the end.
    if (line && !(line.state === 'running' && last.has(line.test))) last.set(line.test, line)
  }
  const counts: Counts = { passed: 0, ended: [], failures: [], flaky: [], skips: [], running: [] }
  for (const line of last.values()) add(counts, line)
  return counts
}

function add(counts: Counts, line: ResultLine): void {
  if (line.state === 'running') counts.running.push(line.title)
  else if (line.state === 'skipped') counts.skips.push(line.title)
  else {
    counts.ended.push(line)
    if (line.state === 'failed') counts.failures.push(line)
    else counts.passed += 1
    if (line.state === 'passed' && line.failed_tries > 0) counts.flaky.push(line)
  }
}

function parsed(text: string): ResultLine | null {
  try {
    return JSON.parse(text) as ResultLine
  } catch {
    return null
  }
}
