import { randomUUID } from 'node:crypto'
import type { Context as HonoContext, Hono } from 'hono'
import * as v from 'valibot'
import { errorsOf } from '@portico/shared/calls/errors-of.ts'
import { admit } from './admit.ts'
import { createAfterCall } from './after-call.ts'
import { parseInput } from './parse-input.ts'
import type { HttpBindings } from '@hono/node-server'
import { clientIp } from './client-ip.ts'
import type { AtEnd, Context, Scope } from './context.ts'
import { Refusal } from './fail.ts'
import { logRefusal, type Trail } from './log-refusal.ts'
import type { Reach } from './reach.ts'
import { errorResponse, unavailableService } from './error-response.ts'
import type { Services } from './services.ts'
import { mutates, recorded, transactionsOf } from './transactions.ts'
import type { Verb } from './verb.ts'

/**
 * Mounts verbs under /api, in a fixed order: host, portal, session, actor, CSRF, permission, second factor and confirmation (all in `admit`), parse,
 * reach, transaction, handler, envelope.
 */
export function mount(app: Hono, services: Services, verbs: readonly Verb[], reach?: Reach): void {
  for (const verb of verbs) {
    const { endpoint } = verb
    const declared = errorsOf(endpoint)
    app.on(endpoint.method, `/api${endpoint.path}`, async (c) => {
      const request_id = requestId(c)
      const log = services.log.child({ request_id })
      const trail: Trail = { portal: null, actor: null, subject: null, changes: null }
      try {
        return await answer(c, { services, verb, reach, request_id, log, trail })
      } catch (error) {
        if (error instanceof Refusal)
          await logRefusal(services, { refusal: error, trail, endpoint, request_id }).catch((failure: unknown) =>
            log.error({ err: failure }, 'a refusal is not in the activity log'),
          )
        else if (!unavailableService(error))
          services.reportError({ error, request_id, call: `${endpoint.method} ${endpoint.path}` })
        if (error instanceof Refusal && !declared.has(error.code))
          services.reportUndeclared({ call: `${endpoint.method} ${endpoint.path}`, code: error.code })
        return errorResponse(error, { request_id, log, endpoint })
      } finally {
        // A refused call may also have written; the caller's next call must see those changes.
        if (endpoint.method !== 'GET' && !endpoint.reads) await services.identity.caughtUp()
      }
    })
  }
}

async function answer(
  c: HonoContext,
  {
    services,
    verb,
    reach,
    request_id,
    log,
    trail,
  }: {
    services: Services
    verb: Verb
    reach: Reach | undefined
    request_id: string
    log: Services['log']
    trail: Trail
  },
): Promise<Response> {
  const { endpoint, handler } = verb
  const request = c.req.raw
  const host = c.req.header('host') ?? ''
  const cookies: string[] = []
  const { portal, actor, provider_id } = await admit(services, { endpoint, request, host, trail })
  const input = await parseInput(endpoint, { params: c.req.param(), request })
  if (actor) await reach?.(services, { endpoint, actor, portal, input })

  const { around, own } = transactionsOf(services, { verb, portal, provider_id, body: input.body })
  const shared = {
    portal,
    services,
    log,
    request_id,
    host,
    actor,
    request,
    // Read without the copies that a web stream makes of each part.
    body: (c.env as Partial<HttpBindings> | undefined)?.incoming ?? request.body,
    ip: clientIp(c, services.config),
    now: services.now,
    setCookie: (cookie: string) => void cookies.push(cookie),
    note: (subject: string, changes: unknown = null) => void Object.assign(trail, { subject, changes }),
  }
  const { atEnd, finish } = createAfterCall(services, portal, own)
  const run = (scope: Scope | AtEnd) => {
    // A repeated read or group member starts over.
    cookies.length = 0
    return handler({ ...shared, ...scope } as unknown as Context, input as Parameters<typeof handler>[1])
  }
  const trace = { endpoint, request_id, actor, trail }
  let result: unknown
  if (endpoint.tx === false) {
    result = await run(atEnd)
    await finish(mutates(endpoint) ? trace : null)
  } else result = await (mutates(endpoint) ? recorded(around, trace, run) : around(run))
  const response = result instanceof Response ? result : Response.json(envelope(endpoint, result))
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  response.headers.set('x-request-id', request_id)
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store')
  return response
}

// The output schema is the final filter: fields missing from the contract are never sent.
function envelope(endpoint: Verb['endpoint'], result: unknown): unknown {
  if (endpoint.answers === 'bare') return v.parse(endpoint.output, result)
  if (endpoint.answers !== 'paged') return { data: v.parse(endpoint.output, result) }
  const { data, meta } = result as { data: unknown; meta: unknown }
  return { data: v.parse(endpoint.output, data), meta }
}

function requestId(c: HonoContext): string {
  const given = c.req.header('x-request-id') ?? ''
  return /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}
