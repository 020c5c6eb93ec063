import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import type { Service } from '../service.ts'
import { newId } from '../objects/new-id.ts'
import { API_VERSION } from '../work.ts'
import { ApiError } from './api-error.ts'
import { authorize } from './authorize.ts'
import type { Call } from './call.ts'
import { expand } from './expand.ts'
import { earlierAnswer, fingerprintOf } from './idempotency.ts'
import { listOf, text } from './param-schemas.ts'
import { parseForm } from './parse-form.ts'
import { readParams } from './read-params.ts'

const EXPAND = v.object({ expand: listOf(text(), 20) })

interface Answer {
  status: number
  body: string
  replayed_from?: string
}

/** Mounts the API's calls on their paths and handles authorization, idempotency, parameters, transaction, expansion and response. */
export function mountCalls(app: Hono, service: Service, calls: Call[]): void {
  for (const call of calls)
    app.on(call.method, call.path, async (c) => {
      const request_id = newId('req_')
      try {
        authorize(c.req.header('authorization'), service.secret_key)
        rejectOtherAccount(c.req.header('stripe-account'), service)
        const body = call.method === 'POST' ? await c.req.text() : new URL(c.req.url).search.slice(1)
        const answer = answerCall({
          service,
          call,
          body,
          id: c.req.param('id') ?? '',
          path: c.req.path,
          key: keyOf(c),
          request_id,
        })
        return reply(c, answer, request_id)
      } catch (error) {
        return reply(c, errorAnswer(error), request_id)
      }
    })
  app.all('/v1/*', (c) =>
    reply(
      c,
      errorAnswer(
        new ApiError(404, {
          type: 'invalid_request_error',
          message: `Unrecognized request URL (${c.req.method}: ${c.req.path}).`,
        }),
      ),
      newId('req_'),
    ),
  )
}

/** A header names the connected account; rejects accounts that are not connected. */
function rejectOtherAccount(named: string | undefined, { connected }: Service): void {
  if (named === undefined || named === connected?.().id) return
  throw new ApiError(403, {
    type: 'invalid_request_error',
    code: 'account_invalid',
    message: `The provided key does not have access to account '${named}' (or that account does not exist). Application access may have been revoked.`,
  })
}

function answerCall({
  service,
  call,
  body,
  id,
  path,
  key,
  request_id,
}: {
  service: Service
  call: Call
  body: string
  id: string
  path: string
  key: string | null
  request_id: string
}): Answer {
  const fingerprint = fingerprintOf({ method: call.method, path, body })
  const record = (answer: Answer) => ({ id: key ?? '', fingerprint, request_id, created_ms: service.now(), ...answer })
  let passed_checks = false
  try {
    return service.transact({ id: request_id, idempotency_key: key }, (work) => {
      const earlier = key === null ? undefined : earlierAnswer(work.tx, { key, fingerprint, now_ms: service.now() })
      if (earlier) return { status: earlier.status, body: earlier.body, replayed_from: earlier.request_id }
      const { expand: asked, ...form } = parseForm(body)
      const paths = readParams(EXPAND, { expand: asked ?? {} }).expand
      const handle = call.prepare(form)
      passed_checks = true
      const made = handle(work, id)
      const answer =
        made instanceof ApiError ? errorAnswer(made) : { status: 200, body: toJson(expand(made, paths, work.tx)) }
      if (key !== null) work.tx.put('idempotency_keys', record(answer))
      return answer
    })
  } catch (error) {
    const answer = errorAnswer(error)
    // As at Stripe, a parameter error is not stored for the idempotency key; any later response is.
    if (key !== null && passed_checks)
      service.transact({ id: request_id, idempotency_key: key }, ({ tx }) => tx.put('idempotency_keys', record(answer)))
    return answer
  }
}

function keyOf(c: Context): string | null {
  return c.req.method === 'POST' ? (c.req.header('idempotency-key') ?? null) : null
}

export function errorAnswer(error: unknown): Answer {
  if (error instanceof ApiError) return { status: error.status, body: toJson({ error: error.body }) }
  console.error(error)
  return {
    status: 500,
    body: toJson({ error: { type: 'api_error', message: 'The local payment service failed; its console says why.' } }),
  }
}

export function reply(c: Context, answer: Answer, request_id: string): Response {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'cache-control': 'no-cache, no-store',
    'request-id': answer.replayed_from ?? request_id,
    'stripe-version': c.req.header('stripe-version') ?? API_VERSION,
  }
  const key = keyOf(c)
  if (key !== null) headers['idempotency-key'] = key
  if (answer.replayed_from !== undefined) headers['idempotent-replayed'] = 'true'
  return new Response(answer.body, { status: answer.status, headers })
}

function toJson(value: object): string {
  return JSON.stringify(value, null, 2)
}
