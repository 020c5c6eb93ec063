import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { onSmallDisk } from '../../tests/support/small-disk.ts'
import { freePort } from './supervisor/free-port.ts'
import { writeRun } from './supervisor/run-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'portico-start-test-'))
const script = fileURLToPath(new URL('start.ts', import.meta.url))
afterAll(() => rmSync(folder, { recursive: true }))

function start(env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  return ended(
    spawn(process.execPath, [script], { env: { PATH: process.env.PATH, DATA_DIR: join(folder, 'data'), ...env } }),
  )
}

function ended(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
  return new Promise((done) => child.once('close', (code) => done({ code, output })))
}

test('[start] reports a taken port in one line', async () => {
  const server = createServer()
  const port = await new Promise<number>((done) =>
    server.listen(0, '127.0.0.1', () => done((server.address() as { port: number }).port)),
  )
  expect(await start({ PORT: String(port) })).toEqual({
    code: 1,
    output: `PORT: ${port} is taken. Choose another, for example PORT=${port + 1000}.\n`,
  })
  server.close()
})

test('[start] reports an invalid setting, or one reserved for start, in one line', async () => {
  expect(await start({ PORT: 'eighty' })).toEqual({
    code: 1,
    output: 'PORT: expected a port from 1 to 65535, got "eighty"\n',
  })
  expect(await start({ DEMO: '1' })).toEqual({ code: 1, output: 'DEMO: set by start itself, by nobody else.\n' })
})

test('[start] leaves a folder alone while another start runs in it', async () => {
  const dataDir = join(folder, 'busy')
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', 'start.ts'])
  mkdirSync(dataDir)
  writeRun(dataDir, { pid: other.pid ?? 0, ready: true, port: 9999, pids: {}, addresses: {} })
  expect(await start({ DATA_DIR: dataDir, PORT: '1' })).toEqual({
    code: 1,
    output: `DATA_DIR: ${dataDir} is in use by the start on port 9999 (process ${other.pid}).\n`,
  })
  other.kill()
})

test('reports an unwritable DATA_DIR and the cause', async () => {
  const readOnly = join(folder, 'read-only')
  mkdirSync(readOnly)
  const { child } = onSmallDisk({
    folder: readOnly,
    size_kB: 64,
    mount: 'ro',
    command: [process.execPath, script],
    env: { PATH: process.env.PATH, DATA_DIR: readOnly },
  })
  expect(await ended(child)).toEqual({
    code: 1,
    output: `DATA_DIR: ${readOnly} cannot be written: it is on a read-only file system (EROFS).\n`,
  })
  const file = join(folder, 'a-file')
  writeFileSync(file, '')
  expect(await start({ DATA_DIR: join(file, 'below') })).toEqual({
    code: 1,
    output: `DATA_DIR: ${file}/below cannot be written: no folder can be there (ENOTDIR).\n`,
  })
})

test('reports an unreachable DATABASE_URL without its password before building anything', async () => {
  const port = await freePort()
  for (const ROLE of ['all', 'api', 'worker']) {
    const { code, output } = await start({
      ROLE,
      PORT: String(await freePort()),
      DATABASE_URL: `postgres://portico:very-secret@127.0.0.1:${port}/portico`,
    })
    expect(code).toBe(1)
    expect(output).toContain(`DATABASE_URL: no Postgres answers at 127.0.0.1:${port} (ECONNREFUSED).`)
    expect(output).not.toContain('very-secret')
    expect(output).not.toContain('Building')
  }
}, 60_000)
