import { csrfToken } from './csrf-token.ts'

type Sent = {
  method: string
  path: string
  body?: unknown
  /** raw file sent in place of a body */ file?: Blob | FormData
}

/**
 * Sends requests from a browser to the API of its own origin: cookie credentials, one base path, and the CSRF token on changing requests (SES-053,
 * SES-054).
 */
export async function sameOriginSend(request: Sent, anew = false): Promise<Response> {
  const { method, path, body, file } = request
  const headers: Record<string, string> = { accept: 'application/json' }
  if (body !== undefined) headers['content-type'] = 'application/json'
  // The browser sets the content type of a form itself, including its boundary.
  if (file instanceof Blob) headers['content-type'] = 'application/octet-stream'
  if (method !== 'GET') headers['x-xsrf-token'] = await csrfToken(anew)
  const answer = await fetch(`/api${path}`, {
    method,
    headers,
    credentials: 'same-origin',
    ...(file ? { body: file } : body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  // The token belongs to the session; after a sign-in or sign-out elsewhere, request a new one, once.
  return answer.status === 419 && !anew ? sameOriginSend(request, true) : answer
}
