import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'
import { keepServing } from './keep-serving.ts'
import { isRunning, stopProcess } from './stop-process.ts'
import { waitFor } from '../../../tests/support/wait-for.ts'

async function start(port = 4321) {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  const pid = child.pid ?? 0
  const exited = new Promise<void>((done) => child.once('exit', () => done()))
  return {
    port,
    pid,
    exited,
    stop: () => stopProcess(pid, { signals: ['SIGTERM'], patience_ms: 2_000 }).then(() => exited),
  }
}

test('[start] restarts a dead database or search server on the same port, unless stopped', async () => {
  const lines: string[] = []
  const ports: (number | undefined)[] = []
  const { server, kept } = await keepServing({
    name: 'postgres',
    signal: 'SIGKILL',
    say: (line) => lines.push(line),
    start: (port) => {
      ports.push(port)
      return start(port)
    },
  })
  process.kill(server.pid, 'SIGKILL')
  await waitFor(() => expect(kept.pid()).not.toBe(server.pid))
  const second = kept.pid() ?? 0
  expect([ports, lines]).toEqual([[undefined, 4321], ['postgres stopped; starting it again.']])
  await kept.stop()
  expect(isRunning(second)).toBe(false)
  expect(lines).toHaveLength(1)
})
