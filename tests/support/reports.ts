import { existsSync, readFileSync } from 'node:fs'

export type Failure = { title: string; message: string }
export type Counts = {
  passed: number
  failed: number
  skipped: number
  skips: string[]
  failures: Failure[]
  /** Journeys that passed at their second try, with what the first one met. */
  unsteady: Failure[]
}

type TestOutcome = { title: string; passed: boolean; failed: boolean; message: string; unsteady?: boolean }
type VitestReport = {
  testResults?: {
    name?: string
    status?: string
    message?: string
    assertionResults?: { status: string; fullName?: string; title: string; failureMessages?: string[] }[]
  }[]
}
type Suite = {
  title?: string
  suites?: Suite[]
  specs?: { title: string; tests?: { status: string; results?: { errors?: { message?: string }[] }[] }[] }[]
}

/** Counts of vitest's JSON report; all zero when the runner wrote none. */
export function readVitestReport(path: string): Counts {
  const report = read<VitestReport>(path)
  const tests = (report?.testResults ?? []).flatMap((file) => file.assertionResults ?? [])
  return count(
    tests.map(({ status, fullName, title, failureMessages }) => ({
      title: fullName ?? title,
      passed: status === 'passed',
      failed: status === 'failed',
      message: (failureMessages ?? []).join('\n'),
    })),
  )
}

/** Counts of playwright's JSON report. A journey that passed at its second try counts as passed and is named. */
export function readPlaywrightReport(path: string): Counts {
  const tests = (suite: Suite, prefix: string): TestOutcome[] => [
    ...(suite.specs ?? []).flatMap((spec) =>
      (spec.tests ?? []).map(({ status, results }) => ({
        title: `${prefix}${spec.title}`,
        passed: status === 'expected' || status === 'flaky',
        failed: status === 'unexpected',
        unsteady: status === 'flaky',
        message: (results ?? []).flatMap(({ errors }) => (errors ?? []).map(({ message }) => message ?? '')).join('\n'),
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) =>
      tests(
        inner,
        inner.specs && prefix === '' && inner.title?.endsWith('.ts') ? '' : `${prefix}${inner.title ?? ''} `,
      ),
    ),
  ]
  return count((read<Suite>(path)?.suites ?? []).flatMap((file) => tests(file, '')))
}

function count(tests: TestOutcome[]): Counts {
  const skips = tests.filter(({ passed, failed }) => !passed && !failed).map(({ title }) => title)
  const told = (chosen: TestOutcome[]) => chosen.map(({ title, message }) => ({ title, message }))
  const failures = told(tests.filter(({ failed }) => failed))
  return {
    passed: tests.filter(({ passed }) => passed).length,
    failed: failures.length,
    skipped: skips.length,
    skips,
    failures,
    unsteady: told(tests.filter(({ unsteady }) => unsteady)),
  }
}

function read<T>(path: string): T | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined
}
