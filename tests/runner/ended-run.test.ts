import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { processesOf } from './processes-of-folder.ts'
import { readResults } from './results-file.ts'

const root = join(import.meta.dirname, '../..')

/** Starts a run of the endless sample and waits until its last test has begun. */
async function startEndlessRun() {
  const results = mkdtempSync(join(tmpdir(), 'portico-results-'))
  const child = spawn(process.execPath, ['tests/run.ts', 'slow', '--config=tests/runner/sample/vitest.config.ts'], {
    cwd: root,
    env: { ...process.env, PORTICO_RESULTS_FOLDER: results },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  const status = new Promise<number | null>((done) => child.once('exit', done))
  await expect.poll(() => readResults(join(results, 'slow.jsonl')).running, { timeout: 45_000 }).toEqual(['never ends'])
  return { child, folder: join(tmpdir(), `portico-run-of-${child.pid}`), results, status, output: () => output }
}

test('a terminated run counts finished tests, names running ones and leaves no process', async () => {
  const { child, folder, results, status, output } = await startEndlessRun()
  expect(processesOf(folder).length).toBeGreaterThan(3)
  child.kill('SIGTERM')
  expect(await status).toBe(1)
  expect(output().trimEnd().split('\n').at(-1)).toBe('2 passed, 1 failed, 0 skipped')
  expect(output()).toContain('RUNNING when the run was ended: never ends')
  expect(readFileSync(join(results, 'flaky.txt'), 'utf8')).toBe('slow | failed 2 of 3 | passes at its third try\n')
  expect(processesOf(folder)).toEqual([])
  expect(existsSync(folder)).toBe(false)
}, 120_000)

test('the next run ends what a run killed with -9 left behind', async () => {
  const { child, folder, status } = await startEndlessRun()
  child.kill('SIGKILL')
  await status
  expect(processesOf(folder).length).toBeGreaterThan(3)
  const next = spawn(process.execPath, ['tests/run.ts', 'unit', 'no-such-file'], {
    cwd: root,
    env: { ...process.env, PORTICO_RESULTS_FOLDER: mkdtempSync(join(tmpdir(), 'portico-results-')) },
    stdio: 'ignore',
  })
  await new Promise((done) => next.once('exit', done))
  expect(processesOf(folder)).toEqual([])
  expect(readdirSync(tmpdir())).not.toContain(folder.split('/').at(-1))
}, 120_000)
