import { csrfToken } from './csrf-token.ts'

type Sent = {
  method: string
  path: string
  body?: unknown
  /** sent as it is, instead of a body */ file?: Blob | FormData
}

/** The way from a browser to the API of its own origin: cookie credentials, one base path, the CSRF token with what changes something (SES-053, SES-054). */
export async function sameOriginSend(request: Sent, anew = false): Promise<Response> {
  const { method, path, body, file } = request
  const headers: Record<string, string> = { accept: 'application/json' }
  if (body !== undefined) headers['content-type'] = 'application/json'
  // A form names its own type, with what stands between its fields.
  if (file instanceof Blob) headers['content-type'] = 'application/octet-stream'
  if (method !== 'GET') headers['x-xsrf-token'] = await csrfToken(anew)
  const answer = await fetch(`/api${path}`, {
    method,
    headers,
    credentials: 'same-origin',
    ...(file ? { body: file } : body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  // The token belongs to the session: after signing in or out elsewhere a new one is requested, once.
  return answer.status === 419 && !anew ? sameOriginSend(request, true) : answer
}
