import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { writeRun } from './supervisor/run-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'portico-start-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

function start(env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('start.ts', import.meta.url))], { env: { PATH: process.env.PATH, DATA_DIR: join(folder, 'data'), ...env } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  return new Promise((done) => child.once('close', (code) => done({ code, output })))
}

test('[start] a taken port is named in one line', async () => {
  const server = createServer()
  const port = await new Promise<number>((done) => server.listen(0, '127.0.0.1', () => done((server.address() as { port: number }).port)))
  expect(await start({ PORT: String(port) })).toEqual({ code: 1, output: `PORT: ${port} is taken. Choose another, for example PORT=${port + 1000}.\n` })
  server.close()
})

test('[start] a wrong setting is named in one line, and so is one that only start may set', async () => {
  expect(await start({ PORT: 'eighty' })).toEqual({ code: 1, output: 'PORT: expected a port from 1 to 65535, got "eighty"\n' })
  expect(await start({ DEMO: '1' })).toEqual({ code: 1, output: 'DEMO: set by start itself, by nobody else.\n' })
})

test('[start] a folder in which another start runs is left alone', async () => {
  const dataDir = join(folder, 'busy')
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', 'start.ts'])
  mkdirSync(dataDir)
  writeRun(dataDir, { pid: other.pid ?? 0, ready: true, port: 9999, pids: {}, addresses: {} })
  expect(await start({ DATA_DIR: dataDir, PORT: '1' })).toEqual({ code: 1, output: `DATA_DIR: ${dataDir} is in use by the start on port 9999 (process ${other.pid}).\n` })
  other.kill()
})
