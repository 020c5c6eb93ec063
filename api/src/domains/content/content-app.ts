import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import type { Context } from 'hono'
import { errorBody } from '../../kernel/error-body.ts'
import { fail, Refusal } from '../../kernel/fail.ts'
import { unavailableService } from '../../kernel/error-response.ts'
import type { ContentServices } from './content-types.ts'
import {
  asksForPage,
  missingFilePage,
  packageFileFinder,
  pathNames,
  type LaunchToken,
  packageHost,
  loadPlayerAssets,
  servePlayerAsset,
  type PlayerAssets,
  playerPage,
  commitSchema,
  readBody,
  startSchema,
  flightSchema,
  servePackageFile,
} from '../scorm/door.ts'
import { lessonFileRoutes } from './lesson-file-routes.ts'

function refusal(thrown: unknown, services: ContentServices): Response {
  const isAway = unavailableService(thrown) !== null
  const error = isAway ? new Refusal('general.unavailable', {}) : thrown
  if (!(error instanceof Refusal)) services.onError?.(error)
  const { code, status, params } =
    error instanceof Refusal ? error : { code: 'general.internal' as const, status: 500, params: {} }
  const request_id = randomUUID()
  const headers = {
    'cache-control': 'no-store',
    'x-request-id': request_id,
    ...(code === 'general.unavailable' ? { 'retry-after': '5' } : {}),
  }
  return Response.json(errorBody({ code, params, request_id }), { status, headers })
}

/**
 * The content host: SCORM player, files and commits on one subdomain per package, lesson files on another. It uses no cookies: the signed launch in
 * the path opens only its own package, on its own host, while its session and enrollment are valid.
 */
export function contentApp(services: ContentServices): Hono {
  const app = new Hono()
  const findPackageFile = packageFileFinder(services.storage)
  let loading: Promise<PlayerAssets> | undefined
  const assets = () => (loading ??= loadPlayerAssets())

  async function launchOf(c: Context): Promise<LaunchToken> {
    const verdict = await services.verifyToken(c.req.param('token') ?? '')
    if (!verdict.ok) return fail(verdict.code)
    if (new URL(c.req.url).hostname !== packageHost(verdict.launch.package_id, services.contentHost))
      fail('scorm.launch_invalid')
    if (!(await services.isVisitValid(verdict.launch))) fail('scorm.launch_expired')
    return verdict.launch
  }

  app.get('/c/assets/:version/:name', async (c) => {
    const { version, name } = c.req.param()
    return servePlayerAsset({ assets: await assets(), version, name, request: c.req.raw }) ?? fail('general.not_found')
  })

  app.get('/c/:token/player', async (c) => {
    const launch = await launchOf(c)
    return playerPage({ launch, assets: `/c/assets/${(await assets()).version}`, scheme: c.req.query('scheme') })
  })

  // Called by the shell once the previous page is gone, so that page's last beacon arrives first.
  app.post('/c/:token/start', async (c) => {
    const launch = await launchOf(c)
    const { unsent } = await readBody(c.req.raw, startSchema)
    if (unsent) await services.commit(launch, unsent)
    return c.json({ data: await services.start(launch) }, 200, { 'cache-control': 'no-store' })
  })

  app.post('/c/:token/commit', async (c) => {
    const launch = await launchOf(c)
    const answer = await services.commit(launch, await readBody(c.req.raw, commitSchema))
    if (answer.outcome === 'superseded') fail('scorm.commit_stale')
    return c.json({ data: answer }, 200, { 'cache-control': 'no-store' })
  })

  app.post('/c/:token/flight', async (c) => {
    const launch = await launchOf(c)
    await services.record(launch, await readBody(c.req.raw, flightSchema))
    return c.json({ data: {} }, 200, { 'cache-control': 'no-store' })
  })

  app.get('/c/:token/p/*', async (c) => {
    const launch = await launchOf(c)
    // Uses the raw path, because file names may contain characters that are special to a router.
    const [, , , , ...names] = new URL(c.req.url).pathname.split('/')
    const file = await findPackageFile(launch.package_id, names.join('/'))
    if (file) return servePackageFile({ file, launch, request: c.req.raw })
    const raw = names.join('/')
    return asksForPage(c.req.raw)
      ? missingFilePage({ launch, name: pathNames(raw)?.join('/') ?? raw })
      : fail('general.not_found')
  })

  lessonFileRoutes(app, services)
  app.notFound(() => fail('general.not_found'))
  app.onError((error) => refusal(error, services))
  return app
}
