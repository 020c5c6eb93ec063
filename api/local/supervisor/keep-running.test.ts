import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { keepRunning } from './keep-running.ts'
import { isRunning } from './stop-process.ts'
import { waitFor } from '../../../tests/support/wait-for.ts'

const folder = mkdtempSync(join(tmpdir(), 'portico-supervisor-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

function script(name: string, source: string): string {
  const path = join(folder, name)
  writeFileSync(path, source)
  return path
}

const lives = script('lives.mjs', 'setInterval(() => {}, 1000)')

test('[start] restarts a child that dies, logs one line, and stops it for good on request', async () => {
  const lines: string[] = []
  const kept = keepRunning({
    name: 'api',
    script: lives,
    env: process.env,
    log: join(folder, 'api.log'),
    say: (line) => lines.push(line),
  })
  const first = kept.pid()
  if (!first) throw new Error('not started')
  process.kill(first, 'SIGKILL')
  await waitFor(() => expect(kept.pid()).not.toBe(first))
  expect(lines).toEqual([`api stopped (SIGKILL); starting it again in 0.5 s. Its log: ${join(folder, 'api.log')}`])
  const second = kept.pid() ?? 0
  expect(isRunning(second)).toBe(true)
  await kept.stop()
  expect(isRunning(second)).toBe(false)
  expect(lines).toHaveLength(1)
})

test('[start] writes a child’s output to its log', async () => {
  const log = join(folder, 'talk.log')
  const kept = keepRunning({
    name: 'talk',
    script: script('talk.mjs', 'console.log("hello"); setInterval(() => {}, 1000)'),
    env: process.env,
    log,
    say: () => {},
  })
  await waitFor(() => expect(readFileSync(log, 'utf8')).toBe('hello\n'))
  await kept.stop()
})

test('[start] a child drains and exits when its parent is killed', async () => {
  const drains = script(
    'drains.mjs',
    `import { writeFileSync } from 'node:fs'
    writeFileSync(process.env.SIGN, String(process.pid))
    process.on('SIGTERM', () => { writeFileSync(process.env.SIGN + '.drained', ''); process.exit(0) })
    setInterval(() => {}, 1000)`,
  )
  const sign = join(folder, 'sign')
  const parent = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `
    const { keepRunning } = await import(${JSON.stringify(new URL('keep-running.ts', import.meta.url).href)})
    keepRunning({ name: 'x', script: ${JSON.stringify(drains)}, env: { ...process.env, SIGN: ${JSON.stringify(sign)} }, say: () => {} })`,
    ],
    { stdio: 'ignore' },
  )
  const child = await waitFor(() => Number(readFileSync(sign, 'utf8')) || Promise.reject(new Error('not yet')))
  expect(isRunning(child)).toBe(true)
  parent.kill('SIGKILL')
  await waitFor(() => expect(isRunning(child)).toBe(false))
  expect(readFileSync(`${sign}.drained`, 'utf8')).toBe('')
})
