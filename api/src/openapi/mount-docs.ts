import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Hono } from 'hono'
import type { Endpoint } from '@portico/shared/calls/endpoint.ts'
import { sessionCookieName } from '../kernel/cookies.ts'
import { portalOfHost } from '../kernel/scope.ts'
import { portalUrl } from '../portal/portal-url.ts'
import type { Services } from '../kernel/services.ts'
import { openApiDocument } from './open-api-document.ts'

const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
// A map, since a path may be `constructor`.
const assets: ReadonlyMap<string, string> = new Map([
  ['swagger-ui.css', 'text/css'],
  ['swagger-ui-bundle.js', 'text/javascript'],
])

const page = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Portico API</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><div id="docs"></div><script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body></html>
`
// Read-only: calls need a session and a CSRF token, which this page does not send.
const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', docExpansion: 'list', supportedSubmitMethods: [], defaultModelsExpandDepth: -1 })\n`

/** Serves /api/openapi.json for programs and /api/docs for people, both generated from the contract. */
export function mountDocs(app: Hono, services: Services, endpoints: readonly Endpoint[]): void {
  app.get('/api/openapi.json', async (c) => {
    const host = c.req.header('host') ?? ''
    const portal = await portalOfHost(services, host)
    return c.json(
      openApiDocument({
        endpoints,
        url: portalUrl(portal, services.config),
        session_cookie: sessionCookieName({ host, config: services.config }),
      }),
    )
  })
  app.get('/api/docs', (c) => c.html(page))
  app.get('/api/docs/start.js', (c) => c.body(start, 200, { 'content-type': 'text/javascript' }))
  app.get('/api/docs/:asset', async (c) => {
    const type = assets.get(c.req.param('asset'))
    return type
      ? c.body(await readFile(join(folder, c.req.param('asset'))), 200, {
          'content-type': type,
          'cache-control': 'public, max-age=86400',
        })
      : c.notFound()
  })
}
