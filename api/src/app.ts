import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { areas } from './registries/areas.ts'
import { contentCalls } from './domains/scorm/calls/content-calls.ts'
import { contentApp } from './domains/content/content-app.ts'
import { enforceReach } from './domains/access/enforce-reach.ts'
import { nameOfHost } from './settings/host-name.ts'
import { errorBody } from './kernel/error-body.ts'
import { mount } from './kernel/mount.ts'
import { errorResponse } from './kernel/error-response.ts'
import { completeHeaders } from './kernel/secure-headers.ts'
import type { Services } from './kernel/services.ts'
import { addTusHeaders, tusOptions } from './domains/library/uploads/tus-headers.ts'
import { mountDocs } from './openapi/mount-docs.ts'

const isContentHost = (host: string, contentHost: string): boolean => nameOfHost(host).endsWith(`.${contentHost}`)

/** The API: all verbs of all areas under /api, the API description, the content host, and a plain 404 for everything else. */
export function createApp(services: Services): Hono {
  const app = new Hono()
  const { CONTENT_HOST } = services.config
  const content = contentApp({
    contentHost: CONTENT_HOST,
    storage: services.storage,
    ...contentCalls(services),
    onError: (err) => services.log.error({ err }, 'content request failed'),
  })
  app.use(async (c, next) => {
    await next()
    completeHeaders(c.res.headers, { host: c.req.header('host') ?? '', config: services.config })
  })
  // Routes by host first: the API never answers on the content host, and packages are never served on a portal's host.
  app.use(async (c, next) =>
    isContentHost(c.req.header('host') ?? '', CONTENT_HOST) ? content.fetch(c.req.raw, c.env) : next(),
  )
  app.use('/api/tus/*', async (c, next) => {
    await next()
    addTusHeaders(c.res)
  })
  app.options('/api/tus/*', tusOptions)
  const verbs = areas.flat()
  mount(app, services, verbs, enforceReach)
  mountDocs(
    app,
    services,
    verbs.map((verb) => verb.endpoint),
  )
  app.notFound(() => {
    const request_id = randomUUID()
    const headers = { 'x-request-id': request_id }
    return Response.json(errorBody({ code: 'general.not_found', request_id }), { status: 404, headers })
  })
  app.onError((error) => errorResponse(error, { request_id: randomUUID(), log: services.log }))
  return app
}
