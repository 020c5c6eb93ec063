import { request } from 'node:http'
import { createCall, type Call } from '@portico/shared/calls/call.ts'
import { confirm_session } from '@portico/shared/contract/identity/second-factor-sessions.ts'
import { login } from '@portico/shared/contract/identity/session.ts'
import { demoPassword } from '../accounts.ts'

type Cookies = Map<string, string>
type Asked = { method: string; path: string; headers: Record<string, string>; body?: string | undefined }
type Answer = { status: number; text: string; set: readonly string[] }

/** Where the running installation listens, and the host of one of its portals. */
export type Place = { port: number; host: string }

/**
 * Signs a demo account in at the running installation, with its password confirmed, and returns its calls: over HTTP, with cookies and CSRF token as
 * in the apps.
 */
export async function signIn(place: Place, email: string): Promise<Call> {
  const cookies: Cookies = new Map()
  const call = createCall(async ({ method, path, body }) => {
    const token = method === 'GET' ? null : await csrfToken(place, cookies)
    const headers = {
      ...(token === null ? {} : { 'x-xsrf-token': token }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    }
    const sent = body === undefined ? undefined : JSON.stringify(body)
    const { status, text } = await ask(place, cookies, { method, path, headers, body: sent })
    return { status, json: async () => JSON.parse(text) as unknown }
  })
  await call(login, { body: { login: email, password: demoPassword } })
  await call(confirm_session, { body: { kind: 'password', password: demoPassword } })
  return call
}

async function csrfToken(place: Place, cookies: Cookies): Promise<string> {
  await ask(place, cookies, { method: 'GET', path: '/sanctum/csrf-cookie', headers: {} })
  return decodeURIComponent(cookies.get('XSRF-TOKEN') ?? '')
}

/** Sends a request to 127.0.0.1, because resolvers may not know `*.localhost`, and keeps the cookies of the answer. */
async function ask({ port, host }: Place, cookies: Cookies, { body, ...asked }: Asked): Promise<Answer> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { ...asked.headers, host, origin: `http://${host}`, ...(cookie === '' ? {} : { cookie }) }
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const sent = request(
    { host: '127.0.0.1', port, method: asked.method, path: `/api${asked.path}`, headers, agent: false },
    (answer) => {
      const parts: Buffer[] = []
      answer
        .on('data', (part: Buffer) => parts.push(part))
        .once('error', reject)
        .once('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            text: Buffer.concat(parts).toString(),
            set: answer.headers['set-cookie'] ?? [],
          }),
        )
    },
  )
  sent.once('error', reject).end(body)
  const answer = await promise
  for (const line of answer.set) keepCookie(cookies, line)
  return answer
}

function keepCookie(cookies: Cookies, line: string): void {
  const [pair = ''] = line.split(';')
  const at = pair.indexOf('=')
  cookies.set(pair.slice(0, at), pair.slice(at + 1))
}
