import * as v from 'valibot'
import type { Endpoint } from '@portico/shared/calls/endpoint.ts'
import { isDatabaseUnavailable } from '../db/is-database-unavailable.ts'
import { isStorageUnavailable } from '../storage/storage-unavailable.ts'
import { errorBody } from './error-body.ts'
import { Refusal } from './fail.ts'
import type { Services } from './services.ts'

const blank = { params: {}, fields: undefined }

/**
 * Turns a refusal into its cataloged response and an unavailable database or storage into a 503. Anything else is a blank 500 with the request id;
 * the log has the details.
 */
export function errorResponse(
  error: unknown,
  { request_id, log, endpoint }: { request_id: string; log: Services['log']; endpoint?: Pick<Endpoint, 'current'> },
): Response {
  const away = unavailableService(error)
  const refusal = error instanceof Refusal ? error : away ? new Refusal('general.unavailable', {}) : null
  if (refusal && refusal !== error) log.warn(`the ${away} is away`)
  else if (refusal) log.debug({ code: refusal.code }, 'refused')
  else log.error({ err: error }, 'request failed')
  const status = refusal?.status ?? 500
  const { code, params, fields } = refusal ?? { ...blank, code: 'general.internal' as const }
  const current = declaredEntry(refusal, endpoint)
  const headers: Record<string, string> = { 'x-request-id': request_id, 'cache-control': 'no-store' }
  if (status === 429 && refusal)
    headers['retry-after'] = String(refusal.params.seconds ?? Number(refusal.params.minutes ?? 1) * 60)
  if (refusal?.code === 'general.unavailable') headers['retry-after'] = '5'
  return Response.json(errorBody({ code, params, fields, current, request_id }), { status, headers })
}

type Current = Readonly<Record<string, unknown>> | undefined

/** As with responses, a schema is the final filter: fields of the entry that the call does not declare are never sent. */
function declaredEntry(refusal: Refusal | null, endpoint: Pick<Endpoint, 'current'> | undefined): Current {
  const entry = refusal?.current && endpoint?.current ? v.safeParse(endpoint.current, refusal.current) : null
  return entry?.success && isEntry(entry.output) ? entry.output : undefined
}

const isEntry = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Names the service that an error or its cause shows to be unavailable; null for any other error. */
export function unavailableService(error: unknown): 'storage' | 'database' | null {
  if (isStorageUnavailable(error)) return 'storage'
  return isDatabaseUnavailable(error) ? 'database' : null
}
