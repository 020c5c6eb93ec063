import { randomUUID } from 'node:crypto'
import type { Context as HonoContext, Hono } from 'hono'
import * as v from 'valibot'
import { errorsOf } from '@portico/shared/contract/errors-of.ts'
import { may } from '@portico/shared/access/may.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { activityLogs } from '../db/tables/people.ts'
import { inPortal } from '../db/in-portal.ts'
import { isDatabaseAway } from '../db/is-away.ts'
import { parseInput } from './check.ts'
import { clientIp } from './client-ip.ts'
import type { Actor, Context, Scope } from './context.ts'
import { cookieNames, readCookie, readSessionCookie } from './cookies.ts'
import { isCsrfTokenValid } from './csrf.ts'
import { emitter } from './emit.ts'
import { fail, Refusal } from './fail.ts'
import { logRefusal, type Trail } from './log-refusal.ts'
import type { Portal } from './portal.ts'
import { factorStateOf, judgeSession } from './judge-session.ts'
import { portalOfHost, workingPortal } from './scope.ts'
import type { Services } from './services.ts'
import { readActor } from './session.ts'
import type { Verb } from './verb.ts'

/** What a call works in that no portal is asked for. */
const nowhere: Portal = { id: 0, kind: 'tenant', name: '', slug: '', custom_domain: null, is_paused: false, time_zone: 'UTC', plan_short_name: null, type: null, is_marketable: false, demands_second_factor: false, subscription_ends_at: null }

/** Mounts verbs under /api. The order is fixed: host, portal, session, actor, CSRF, permission, second factor and confirmation, parse, transaction, handler, envelope. */
export function mount(app: Hono, services: Services, verbs: readonly Verb[]): void {
  for (const { endpoint, handler } of verbs) {
    const declared = errorsOf(endpoint)
    app.on(endpoint.method, `/api${endpoint.path}`, async (c) => {
      const request_id = requestId(c)
      const log = services.log.child({ request_id })
      const trail: Trail = { portal: null, actor: null, subject: null, changes: null }
      try {
        return await answer(c, { services, verb: { endpoint, handler }, request_id, log, trail })
      } catch (error) {
        if (error instanceof Refusal) await logRefusal(services, { refusal: error, trail, endpoint, request_id }).catch((failure: unknown) => log.error({ err: failure }, 'a refusal is not in the activity log'))
        else if (!isDatabaseAway(error)) services.reportError({ error, request_id, call: `${endpoint.method} ${endpoint.path}` })
        if (error instanceof Refusal && !declared.has(error.code)) services.reportUndeclared({ call: `${endpoint.method} ${endpoint.path}`, code: error.code })
        return refuse(error, { request_id, log })
      }
    })
  }
}

async function answer(c: HonoContext, { services, verb: { endpoint, handler }, request_id, log, trail }: { services: Services; verb: Verb; request_id: string; log: Services['log']; trail: Trail }): Promise<Response> {
  const request = c.req.raw
  const host = c.req.header('host') ?? ''
  const cookies: string[] = []
  const hostPortal = endpoint.any_host ? nowhere : await portalOfHost(services, host)
  trail.portal = hostPortal
  const isPublic = endpoint.auth !== undefined && endpoint.auth !== 'session'
  const present = endpoint.auth === 'signature' ? null : await readActor(services, { request, host, portal: hostPortal })
  // To a public call, a session that may not act in its role is nobody's.
  const actor = isPublic && present && factorStateOf(present) !== 'fine' ? null : present
  trail.actor = actor
  if (!isPublic && !actor) fail(readSessionCookie(c.req.header('cookie'), { host, config: services.config }) ? 'session.ended' : 'session.unauthorized')
  if (endpoint.method !== 'GET' && endpoint.csrf !== false) checkOrigin(c, services, host)
  if (hostPortal.is_paused && hostPortal.kind === 'tenant' && !endpoint.when_blocked && endpoint.auth !== 'signature') fail('portals.blocked')
  if (endpoint.action !== 'public' && !may({ roles: actor ? [actor.role] : [], action: endpoint.action })) fail('access.denied')
  if (!isPublic && actor) judgeSession(endpoint, { actor, now: services.now() })
  const portal = await workingPortal(services, { hostPortal, actor, request, isPublic })
  trail.portal = portal
  const input = await parseInput(endpoint, { params: c.req.param(), request })

  const scopeOf = (db: Scope['db']): Scope => ({ db, emit: emitter(db, portal.id) })
  const shared = {
    portal, services, log, request_id, host, actor, request, ip: clientIp(c, services.config),
    now: services.now,
    setCookie: (cookie: string) => void cookies.push(cookie),
    note: (subject: string, changes: unknown = null) => void Object.assign(trail, { subject, changes }),
    inPortal: <T>(work: (scope: Scope) => Promise<T>) => inPortal(services.app.db, portal.id, (db) => work(scopeOf(db))),
  }
  const mutates = endpoint.method !== 'GET' && !endpoint.reads && endpoint.auth !== 'signature'
  const logged = async (db: Scope['db'], by: Actor | null) =>
    mutates && void (await db.insert(activityLogs).values({ actor_id: by?.id ?? null, role: by?.role ?? null, action: `${endpoint.method} ${endpoint.path}`, subject: trail.subject, changes: trail.changes, request_id }))
  const run = (scope: Partial<Scope>) => handler({ ...shared, ...scope } as unknown as Context, input as Parameters<typeof handler>[1])

  let result: unknown
  if (endpoint.tx === false) {
    result = await run({})
    if (mutates) await inPortal(services.app.db, portal.id, (db) => logged(db, actor))
  } else {
    result = await inPortal(services.app.db, portal.id, async (db) => {
      const made = await run(scopeOf(db))
      await logged(db, actor)
      return made
    })
  }
  const response = result instanceof Response ? result : Response.json(envelope(endpoint, result))
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  response.headers.set('x-request-id', request_id)
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store')
  return response
}

// The output schema is the last gate: a field that the contract does not name never leaves.
function envelope(endpoint: Verb['endpoint'], result: unknown): unknown {
  if (endpoint.answers === 'bare') return v.parse(endpoint.output, result)
  if (endpoint.answers !== 'paged') return { data: v.parse(endpoint.output, result) }
  const { data, meta } = result as { data: unknown; meta: unknown }
  return { data: v.parse(endpoint.output, data), meta }
}

function checkOrigin(c: HonoContext, services: Services, host: string): void {
  const origin = c.req.header('origin')
  if (origin !== undefined && URL.parse(origin)?.host !== host) fail('session.foreign_origin')
  const cookie = c.req.header('cookie')
  const session = readSessionCookie(cookie, { host, config: services.config })
  if (!isCsrfTokenValid({ header: c.req.header('x-xsrf-token'), cookie: readCookie(cookie, cookieNames.csrf), session, secret: services.secrets.csrf })) fail('session.csrf')
}

function requestId(c: HonoContext): string {
  const given = c.req.header('x-request-id') ?? ''
  return /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}

/** A refusal becomes its cataloged answer, a database that is away a 503; anything else is a blank 500 with the request id, and the log has the rest. */
export function refuse(error: unknown, { request_id, log }: { request_id: string; log: Services['log'] }): Response {
  const refusal = error instanceof Refusal ? error : isDatabaseAway(error) ? new Refusal('general.unavailable', {}) : null
  if (refusal && refusal !== error) log.warn('the database is away')
  else if (refusal) log.debug({ code: refusal.code }, 'refused')
  else log.error({ err: error }, 'request failed')
  const status = refusal?.status ?? 500
  const body = {
    error: {
      code: refusal?.code ?? 'general.internal', message: refusal?.message ?? errorMessage('general.internal'),
      ...(refusal?.fields ? { fields: refusal.fields } : {}), params: refusal?.params ?? {}, request_id,
    },
  }
  const headers: Record<string, string> = { 'x-request-id': request_id, 'cache-control': 'no-store' }
  if (status === 429 && refusal) headers['retry-after'] = String(refusal.params.seconds ?? Number(refusal.params.minutes ?? 1) * 60)
  if (refusal?.code === 'general.unavailable') headers['retry-after'] = '5'
  return Response.json(body, { status, headers })
}
