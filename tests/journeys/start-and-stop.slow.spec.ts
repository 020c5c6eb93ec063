import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { isFree } from '../../api/local/supervisor/free-port.ts'
import { isRunning } from '../../api/local/supervisor/stop-process.ts'
import { routeOfPath } from '../../shared/src/routes/route-of-path.ts'
import { httpGet } from '../support/http-get.ts'
import { beginUpload, resumeUpload } from '../support/killed-upload.ts'
import { freshFolder, removeFolder, startPortico, type RunningPortico } from '../support/running-portico.ts'

const core = 'portico.localhost'
let portico: RunningPortico
test.describe.configure({ mode: 'serial', timeout: 600_000 })
let dataDir = ''
test.afterAll(async () => {
  await portico?.stop()
  if (dataDir) removeFolder(dataDir)
})

/** Lists the paths of all published pages of the core portal, except shells of personal pages and error pages. */
function publishedPaths(): string[] {
  const tree = join(dataDir, 'published/hosts', core)
  return readdirSync(tree, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !file.includes('_'))
    .map((file) => `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`)
    .filter((path) => !['/not-found', '/error', '/403', '/blocked'].includes(path))
}

test('[start] a start with another PORT and DATA_DIR runs alongside the first', async () => {
  dataDir = freshFolder()
  portico = await startPortico({ dataDir })
  for (const port of [portico.port, Number(new URL(process.env.PORTICO_URL ?? '').port)]) {
    expect(await httpGet({ port, host: core, path: '/' })).toMatchObject({
      status: 200,
      body: expect.stringContaining('<h1'),
    })
  }
  expect(await httpGet({ port: portico.port, host: 'localhost', path: '/' })).toMatchObject({
    status: 302,
    location: `http://${core}:${portico.port}/`,
  })
  expect(await httpGet({ port: portico.port, host: core, path: '/api/health/ready' })).toMatchObject({ status: 200 })
  // Written before the start reports ready, but the pipe may deliver it a moment later.
  await expect.poll(() => portico.output()).toContain('learner@')
  expect(portico.output()).toContain('Loading demo data')
})

test('[start] [MED-018] restarts faster with its data after kill -9, resumes uploads, and stops cleanly', async ({
  page,
}) => {
  const { pids } = portico.run()
  const { port } = portico
  const film = await beginUpload(page, portico)
  await portico.kill()
  const began = performance.now()
  portico = await startPortico({ dataDir, port })
  console.log(`later start: ${((performance.now() - began) / 1000).toFixed(1)} s`)
  expect(portico.output()).not.toMatch(/Loading|Publishing|Building/)
  expect(await httpGet({ port, host: core, path: '/courses' })).toMatchObject({ status: 200 })
  expect(Object.entries(pids).filter(([, pid]) => isRunning(pid))).toEqual([])

  await resumeUpload(page, film)

  const now = Object.values(portico.run().pids)
  expect(now.length).toBeGreaterThan(6)
  expect(await portico.stop()).toBe(0)
  expect(now.filter(isRunning)).toEqual([])
  expect(await isFree(port)).toBe(true)
})

test('[CAT-001] with api, worker and Postgres stopped, every published page still answers', async () => {
  const paths = publishedPaths()
  expect(paths.length).toBeGreaterThan(100)
  expect(paths).toContain('/courses')
  portico = await startPortico({ dataDir, port: portico.port, env: { ROLE: 'edge' } })
  expect(Object.keys(portico.run().pids)).toEqual(['edge'])
  const answers = await Promise.all(
    paths.map(async (path) => [path, (await httpGet({ port: portico.port, host: core, path })).status] as const),
  )
  // Even with nothing behind the edge, guests are redirected from personal pages to the login, and a reset link without a token is invalid.
  const wanted = (path: string) =>
    path === '/reset-password' ? 422 : routeOfPath(path)?.guards.includes('auth') ? 302 : 200
  expect(answers.filter(([path, status]) => status !== wanted(path))).toEqual([])
  expect(answers.filter(([, status]) => status === 200).length).toBeGreaterThan(100)
  expect(await httpGet({ port: portico.port, host: core, path: '/no-such-page' })).toMatchObject({ status: 404 })
  expect(await httpGet({ port: portico.port, host: core, path: '/api/health/ready' })).toMatchObject({
    status: expect.any(Number),
    body: expect.not.stringContaining('"ready":true'),
  })
})
