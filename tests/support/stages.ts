import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { findBrowser, findQuickBrowser } from './browser.ts'
import { readPlaywrightReport, readVitestReport, type Counts } from './reports.ts'

export const stageNames = ['types', 'lint', 'unit', 'api', 'promises', 'journeys'] as const
/** What runs only when it is asked for: sizes that take minutes. */
export const askedStageNames = ['slow'] as const
export type StageName = (typeof stageNames)[number] | (typeof askedStageNames)[number]
export type StageResult = Counts & { name: StageName; ok: boolean; took_s: number }

const limit_ms = 60 * 60_000
const nothing: Counts = { passed: 0, failed: 0, skipped: 0, skips: [], failures: [], unsteady: [] }

/** Runs one stage and counts from the report it wrote. A stage that fails beside its tests (types, a crash) counts as one failure. */
export function runStage(name: StageName, filters: string[]): StageResult {
  const began = performance.now()
  const { status, counts } = stage(name, filters)
  const failedBeside = status !== 0 && counts.failed === 0
  return {
    ...counts,
    name,
    failed: counts.failed + (failedBeside ? 1 : 0),
    ok: status === 0 && counts.failed === 0,
    took_s: Math.round((performance.now() - began) / 100) / 10,
  }
}

function stage(name: StageName, filters: string[]): { status: number; counts: Counts } {
  switch (name) {
    case 'types':
      return { status: run('tsc', ['--noEmit', '-p', 'tsconfig.json', '--checkers', '2']), counts: nothing }
    case 'lint':
      return {
        status:
          run('oxlint', ['--deny-warnings', ...filters]) ||
          run('oxfmt', ['--check']) ||
          run('prettier', ['--check', 'site/src/**/*.astro']) ||
          run('knip', ['--no-progress']),
        counts: nothing,
      }
    case 'journeys':
      return journeys(filters)
    default:
      return vitest(name, filters)
  }
}

function vitest(project: string, filters: string[]): { status: number; counts: Counts } {
  const report = `test-results/${project}.json`
  rmSync(report, { force: true })
  const status = run('vitest', [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...filters,
  ])
  return { status, counts: readVitestReport(report) }
}

function journeys(filters: string[]): { status: number; counts: Counts } {
  const report = 'test-results/journeys.json'
  rmSync(report, { force: true })
  try {
    const browsers = { PORTICO_QUICK_CHROMIUM: findQuickBrowser(), PORTICO_CHROMIUM: findBrowser() }
    const status = run('playwright', ['test', ...filters], browsers)
    return { status, counts: readPlaywrightReport(report) }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return { status: 1, counts: nothing }
  }
}

function run(program: string, args: string[], env: Record<string, string> = {}): number {
  const { status, error } = spawnSync(`node_modules/.bin/${program}`, args, {
    stdio: 'inherit',
    timeout: limit_ms,
    env: { ...process.env, ...env },
  })
  if (error) console.error(`${program}: ${error.message}`)
  return status ?? 1
}
