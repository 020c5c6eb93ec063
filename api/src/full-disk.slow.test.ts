import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { freePort } from '../local/supervisor/free-port.ts'
import { readRun } from '../local/supervisor/run-file.ts'
import { makeCourse } from '../../tests/support/course.ts'
import { httpGet } from '../../tests/support/http-get.ts'
import { overHttp } from '../../tests/support/http-client.ts'
import { onSmallDisk } from '../../tests/support/small-disk.ts'
import { createWorld, type World } from '../../tests/support/world.ts'
import { waitFor } from '../../tests/support/wait-for.ts'

const root = resolve(import.meta.dirname, '../..')
const main = join(root, 'api/src/main.ts')
const soon = { timeout: 30_000, interval: 50 }
let world: World
let folder = ''
const children: ChildProcess[] = []

beforeAll(async () => {
  world = await createWorld()
  folder = mkdtempSync(join(tmpdir(), 'portico-full-'))
})
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    const gone = new Promise((done) => child.once('exit', done))
    child.kill('SIGTERM')
    await gone
  }
})
afterAll(async () => {
  await world.close()
  rmSync(folder, { recursive: true })
})

async function settingsOf(role: string): Promise<{ env: NodeJS.ProcessEnv; port: number }> {
  const port = await freePort()
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    ROLE: role,
    PORT: String(port),
    API_PORT: String(port),
    DATA_DIR: folder,
    DEMO: '1',
    LOG_LEVEL: 'debug',
    DATABASE_URL: world.database_url,
    NODE_DISABLE_COMPILE_CACHE: '1',
  }
  return { env, port }
}
const answers = (port: number, path: string, status: number) =>
  waitFor(async () => expect((await httpGet({ port, host: world.portals.core.host, path })).status).toBe(status), soon)

test.each([
  ['edge', '/', 404],
  ['api', '/api/health/live', 200],
] as const)(
  'the %s keeps answering while its log cannot be written',
  async (role, path, status) => {
    const { env, port } = await settingsOf(role)
    const full = openSync('/dev/full', 'w')
    const child = spawn(process.execPath, [main], { env, stdio: ['ignore', full, 'ignore'] })
    closeSync(full)
    children.push(child)
    await answers(port, path, status)
    for (let time = 0; time < 30; time += 1) {
      // Every refusal of the api writes a log line; the edge has written its first one by now.
      expect(
        (await httpGet({ port, host: world.portals.core.host, path: role === 'api' ? '/api/me' : '/' })).status,
      ).toBe(role === 'api' ? 401 : 404)
    }
    expect([child.exitCode, child.signalCode]).toEqual([null, null])
  },
  60_000,
)

const picture = (width: number) =>
  sharp({
    create: {
      width,
      height: width,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer()

test('an upload to a full disk is refused by name, leaving nothing; later uploads succeed', async () => {
  const { env, port } = await settingsOf('api')
  const disk = onSmallDisk({ folder, size_kB: 600, command: [process.execPath, main], env, log: 'api.log' })
  children.push(disk.child)
  await answers(port, '/api/health/live', 200)
  const person = overHttp(await world.person('super_admin'), port)
  const course = await makeCourse(world)
  const [small, large] = await Promise.all([picture(20), picture(300)])
  const upload = (body: Uint8Array, name: string) =>
    person.send('POST', `/portal-settings/images/logo?file_name=${name}`, {
      body,
      headers: { 'content-type': 'image/png' },
    })
  expect((await upload(small, 'small.png')).status).toBe(200)
  const before = disk.names('storage')
  disk.fill()
  const refused = [
    await upload(large, 'large.png'),
    await person.send('POST', `/courses/${course.id}/scorm-imports?file_name=course.zip`, {
      body: large,
      headers: { 'content-type': 'application/zip' },
    }),
  ]
  for (const [index, name] of ['large.png', 'course.zip'].entries()) {
    expect(refused[index]?.status).toBe(507)
    expect(await refused[index]?.json()).toMatchObject({
      error: {
        code: 'media.no_room',
        message: `The server does not have enough space for ${name}. Nothing was changed. Please try again later.`,
      },
    })
  }
  expect(disk.names('storage').filter((name) => /\.\w+$/.test(name))).toEqual(
    before.filter((name) => /\.\w+$/.test(name)),
  )
  expect((await person.send('GET', '/me')).status).toBe(200)
  disk.makeRoom()
  expect((await upload(large, 'large.png')).status).toBe(200)
  await waitFor(
    () => expect(readFileSync(disk.at('api.log'), 'utf8').match(/no space left for an uploaded file/g)).toHaveLength(2),
    soon,
  )
}, 90_000)

test('on a full disk, start restarts a dead edge and writes its state later', async () => {
  const { env, port } = await settingsOf('edge')
  const seat = 'roles/edge'
  const disk = onSmallDisk({
    folder,
    size_kB: 64,
    command: [process.execPath, join(root, 'api/local/start.ts')],
    env: { ...env, DEMO: '', DATABASE_URL: '', API_PORT: '' },
  })
  let said = ''
  for (const stream of [disk.child.stdout, disk.child.stderr])
    stream?.on('data', (part: Buffer) => (said += part.toString()))
  children.push(disk.child)
  await answers(port, '/', 404)
  await waitFor(() => expect(readRun(disk.at(seat))?.ready).toBe(true), soon)
  const first = readRun(disk.at(seat))?.pids.edge ?? 0
  disk.fill()
  process.kill(first, 'SIGKILL')
  await waitFor(() => expect(said).toContain('DATA_DIR: run.json cannot be written (ENOSPC'), soon)
  await answers(port, '/', 404)
  expect([disk.child.exitCode, disk.child.signalCode]).toEqual([null, null])
  disk.makeRoom()
  await waitFor(() => expect(readRun(disk.at(seat))?.pids.edge).not.toBe(first), soon)
  expect(said.match(/run\.json cannot be written/g)).toHaveLength(1)
}, 90_000)
