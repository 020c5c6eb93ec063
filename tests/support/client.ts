import type { Hono } from 'hono'
import { apart } from '../../api/src/db/one-connection.ts'
import { failOnUndeclared } from './undeclared-errors.ts'
import { createCall, type Call } from '../../shared/src/calls/call.ts'

/** A windowless browser: one host, a cookie jar, CSRF as in the apps. It asserts nothing; tests do. */
export type Client = {
  host: string
  call: Call
  /** the plain request, for anything the contract's client would never send */
  send: (
    method: string,
    path: string,
    init?: { body?: unknown; headers?: Record<string, string>; csrf?: boolean },
  ) => Promise<Response>
  cookies: Map<string, string>
}

const csrfCookie = 'XSRF-TOKEN'
const sessionOf = (cookies: ReadonlyMap<string, string>): string =>
  JSON.stringify([...cookies].filter(([name]) => name !== csrfCookie))

export function createClient(app: Hono, host: string, cookies = new Map<string, string>()): Client {
  /** The cookies under which this client's CSRF token was issued; the token is bound to their session. */
  let tokenFor: string | null = null
  const raw = async (method: string, path: string, headers: Record<string, string>, body?: BodyInit) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const init = {
      method,
      headers: { host, ...(cookie ? { cookie } : {}), ...headers },
      ...(body === undefined ? {} : { body }),
      ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
    }
    // Runs as if from another process, even while the test holds a connection.
    const response = await apart(async () => app.request(`http://${host}/api${path}`, init))
    const set = response.headers.getSetCookie()
    for (const line of set) storeCookie(cookies, line)
    if (set.some((line) => line.startsWith(`${csrfCookie}=`))) tokenFor = sessionOf(cookies)
    failOnUndeclared(app)
    return response
  }
  const send: Client['send'] = async (method, path, { body, headers = {}, csrf = method !== 'GET' } = {}) => {
    if (csrf && tokenFor !== sessionOf(cookies)) await raw('GET', '/sanctum/csrf-cookie', {})
    const isRaw = body instanceof Uint8Array || body instanceof ReadableStream || typeof body === 'string'
    const isJson = body !== undefined && !isRaw
    const all = {
      ...(csrf ? { 'x-xsrf-token': decodeURIComponent(cookies.get(csrfCookie) ?? '') } : {}),
      ...(isJson ? { 'content-type': 'application/json' } : {}),
      origin: `http://${host}`,
      ...headers,
    }
    return raw(method, path, all, isJson ? JSON.stringify(body) : (body as BodyInit | undefined))
  }
  return {
    host,
    cookies,
    send,
    call: createCall(({ method, path, body }) => send(method, path, body === undefined ? {} : { body })),
  }
}

function storeCookie(cookies: Map<string, string>, line: string): void {
  const [pair = ''] = line.split(';')
  const at = pair.indexOf('=')
  const name = pair.slice(0, at)
  if (/max-age=0/i.test(line)) cookies.delete(name)
  else cookies.set(name, pair.slice(at + 1))
}
