import { Hono } from 'hono'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { areas } from './areas/areas.ts'
import { mount } from './kernel/mount.ts'
import type { Services } from './kernel/services.ts'
import { mountDocs } from './openapi/mount-docs.ts'

/** The API: every verb of every area under /api, its own description, and a plain 404 for the rest. */
export function createApp(services: Services): Hono {
  const app = new Hono()
  const verbs = areas.flat()
  mount(app, services, verbs)
  mountDocs(app, services, verbs.map((verb) => verb.endpoint))
  app.notFound(() => Response.json({ error: { code: 'general.not_found', message: errorMessage('general.not_found'), params: {} } }, { status: 404 }))
  return app
}
