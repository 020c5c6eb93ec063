import { rmSync } from 'node:fs'
import { findBrowser, findQuickBrowser } from '../support/browser.ts'
import { readResults, resultsFileVariable, resultsFolder, type Counts } from './results-file.ts'
import { runProgram, type Limits } from './run-program.ts'

export const stageNames = ['types', 'lint', 'unit', 'api', 'promises', 'screens', 'journeys'] as const
/** Stages that run only on request (`pnpm test:slow`): crashes, full sizes, every width and color scheme of every page. */
export const onDemandStageNames = ['slow', 'slow-journeys'] as const
export type StageName = (typeof stageNames)[number] | (typeof onDemandStageNames)[number]
export type StageResult = Counts & { name: StageName; ok: boolean; took_s: number }
type StageOptions = Limits & { filters: readonly string[]; env: NodeJS.ProcessEnv }

const failure = (title: string) => ({ title, message: '', failed_tries: 1, took_ms: 0 })

/** Runs one stage and counts what it recorded. A failure outside its tests (types, a crash, termination) counts as one failure. */
export async function runStage(name: StageName, asked: StageOptions): Promise<StageResult> {
  const began = performance.now()
  const file = `${resultsFolder}/${name}.jsonl`
  rmSync(file, { force: true })
  const status = await stage(name, { ...asked, env: { ...asked.env, [resultsFileVariable]: file } })
  const counts = readResults(file)
  if (status !== 0 && counts.failures.length === 0) counts.failures.push(failure(`the stage ${name}`))
  const ok = status === 0 && counts.failures.length === 0
  return { ...counts, name, ok, took_s: Math.round((performance.now() - began) / 100) / 10 }
}

async function stage(name: StageName, asked: StageOptions): Promise<number> {
  switch (name) {
    case 'types':
      return runProgram('tsc', ['--noEmit', '-p', 'tsconfig.json', '--checkers', '2'], asked)
    case 'lint':
      return lint(asked)
    case 'journeys':
      return journeys(asked)
    case 'slow-journeys':
      return journeys({ ...asked, env: { ...asked.env, PORTICO_TIER: 'slow' } })
    default:
      return runProgram(
        'vitest',
        [
          'run',
          '--project',
          name,
          '--reporter=default',
          '--reporter=./tests/runner/vitest-results.ts',
          ...asked.filters,
        ],
        asked,
      )
  }
}

const linters: readonly [string, ...string[]][] = [
  ['oxlint', '--deny-warnings'],
  ['oxfmt', '--check'],
  ['prettier', '--check', 'site/src/**/*.astro'],
  ['knip', '--no-progress'],
]

async function lint(asked: StageOptions): Promise<number> {
  for (const [program, ...args] of linters) {
    const status = await runProgram(program, args, asked)
    if (status !== 0) return status
  }
  return 0
}

async function journeys(asked: StageOptions): Promise<number> {
  try {
    const env = { ...asked.env, PORTICO_QUICK_CHROMIUM: findQuickBrowser(), PORTICO_CHROMIUM: findBrowser() }
    return await runProgram('playwright', ['test', ...asked.filters], { ...asked, env })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}
