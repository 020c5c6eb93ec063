import type { Args, Data, Endpoint } from './endpoint.ts'
import { CallError } from '../errors/failures/call-error.ts'

export type Send = (request: {
  method: string
  path: string
  body?: unknown
}) => Promise<{ status: number; json: () => Promise<unknown> }>
export type Call = <const E extends Endpoint>(
  endpoint: E,
  ...args: {} extends Args<E> ? [args?: Args<E>] : [args: Args<E>]
) => Promise<Data<E>>

/** The only API client, used by islands, admin, renderer and tests; `send` is the transport (fetch, or the app in process). */
export function createCall(send: Send): Call {
  return async (endpoint, ...[args]) => {
    const given: { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown } = args ?? {}
    const answer = await send({
      method: endpoint.method,
      path: pathOf(endpoint.path, given),
      ...(given.body === undefined ? {} : { body: given.body }),
    })
    const json = (await answer.json().catch(() => null)) as {
      data?: unknown
      meta?: unknown
      error?: ConstructorParameters<typeof CallError>[0]
    } | null
    if (answer.status >= 200 && answer.status < 300 && json && endpoint.answers === 'bare')
      return json as Data<typeof endpoint>
    if (answer.status >= 200 && answer.status < 300 && json && 'data' in json)
      return (endpoint.answers === 'paged' ? json : json.data) as Data<typeof endpoint>
    throw new CallError({
      ...(json?.error ?? {
        code: null,
        message: answer.status === 404 ? 'Resource not found!' : 'Something went wrong. Please try again later.',
      }),
      status: answer.status,
    })
  }
}

/** Fills in the :params of a path and appends the query; undefined and empty values are left out. */
function pathOf(
  path: string,
  { params = {}, query = {} }: { params?: Record<string, unknown>; query?: Record<string, unknown> },
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null && value !== '') search.append(name, String(value))
  return search.size > 0 ? `${filled}?${search}` : filled
}
