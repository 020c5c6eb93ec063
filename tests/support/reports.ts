import { existsSync, readFileSync } from 'node:fs'

export type Counts = { passed: number; failed: number; skipped: number; skips: string[] }

type VitestReport = { testResults?: { assertionResults?: { status: string; fullName?: string; title: string }[] }[] }
type Suite = { title?: string; suites?: Suite[]; specs?: { title: string; tests?: { status: string }[] }[] }

/** Counts of vitest's JSON report; all zero when the runner wrote none. */
export function readVitestReport(path: string): Counts {
  const report = read<VitestReport>(path)
  const tests = (report?.testResults ?? []).flatMap((file) => file.assertionResults ?? [])
  return count(tests.map(({ status, fullName, title }) => ({ title: fullName ?? title, passed: status === 'passed', failed: status === 'failed' })))
}

/** Counts of playwright's JSON report. A test that passed only on a retry counts as failed. */
export function readPlaywrightReport(path: string): Counts {
  const tests = (suite: Suite, prefix: string): { title: string; passed: boolean; failed: boolean }[] => [
    ...(suite.specs ?? []).flatMap((spec) =>
      (spec.tests ?? []).map(({ status }) => ({ title: `${prefix}${spec.title}`, passed: status === 'expected', failed: status === 'unexpected' || status === 'flaky' })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => tests(inner, inner.specs && prefix === '' && inner.title?.endsWith('.ts') ? '' : `${prefix}${inner.title ?? ''} `)),
  ]
  return count((read<Suite>(path)?.suites ?? []).flatMap((file) => tests(file, '')))
}

function count(tests: { title: string; passed: boolean; failed: boolean }[]): Counts {
  const skips = tests.filter(({ passed, failed }) => !passed && !failed).map(({ title }) => title)
  return { passed: tests.filter(({ passed }) => passed).length, failed: tests.filter(({ failed }) => failed).length, skipped: skips.length, skips }
}

function read<T>(path: string): T | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined
}
