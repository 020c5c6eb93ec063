import * as v from 'valibot'
import { bodyLimitOf } from '@portico/shared/calls/body-limit.ts'
import type { Endpoint } from '@portico/shared/calls/endpoint.ts'
import { fieldErrors } from '@portico/shared/schemas/forms.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { fail, failFields } from './fail.ts'
import { unstorableAt } from './unstorable.ts'
import { readBytes } from './read-bytes.ts'

/** Parses a request's params, query and body with the call's schemas; an invalid field answers 422, an unknown path id 404. */
export async function parseInput(
  endpoint: Endpoint,
  { params, request }: { params: Record<string, string>; request: Request },
): Promise<{ params: unknown; query: unknown; body: unknown }> {
  const path = endpoint.params && unstorableAt(params) === null ? v.safeParse(endpoint.params, params) : null
  // An impossible id gets the same answer as an unknown one.
  if (endpoint.params && !path?.success) fail('general.not_found')
  const query = endpoint.query
    ? v.safeParse(endpoint.query, storable(Object.fromEntries(new URL(request.url).searchParams)))
    : null
  if (query && !query.success) failFields(fieldErrors(query.issues))
  const body = endpoint.body ? v.safeParse(endpoint.body, storable(await readBody(endpoint, request))) : null
  if (body && !body.success) failFields(fieldErrors(body.issues))
  return { params: path?.output ?? {}, query: query?.output ?? {}, body: body?.output }
}

/**
 * Returns the input, or fails with a 422 that names the field, for characters that no column can store and that would cause a database error later.
 */
function storable<T>(input: T): T {
  const at = unstorableAt(input)
  return at === null ? input : failFields({ [at]: [errorMessage('validation.characters')] })
}

async function readBody(endpoint: Endpoint, request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  const isForm = type.startsWith('application/x-www-form-urlencoded') && endpoint.body_kind?.startsWith('form') === true
  const isJson = type.startsWith('application/json') && endpoint.body_kind !== 'form'
  if (!isForm && !isJson) fail('general.body_unreadable')
  const text = await readText(request, { limit_bytes: bodyLimitOf(endpoint) })
  if (isForm) return Object.fromEntries(new URLSearchParams(text))
  try {
    return JSON.parse(text)
  } catch {
    return fail('general.body_unreadable')
  }
}

/** Reads a request's body as text, up to a limit. */
export const readText = async (request: Request, limit: Parameters<typeof readBytes>[1]): Promise<string> =>
  new TextDecoder().decode(await readBytes(request, limit))
