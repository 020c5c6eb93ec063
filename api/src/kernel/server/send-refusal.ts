import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { errorCatalog, type ErrorCode } from '@portico/shared/errors/catalog.ts'
import { errorBody } from '../error-body.ts'
import { unframed } from '../secure-headers.ts'

type More = { request_id?: string; params?: Record<string, string | number>; headers?: Record<string, string> }

/** Sends a cataloged refusal outside of any call, directly from Node's server. */
export function sendRefusal(
  res: ServerResponse,
  code: ErrorCode,
  { request_id = randomUUID(), params = {}, headers = {} }: More = {},
): void {
  const body = JSON.stringify(errorBody({ code, params, request_id }))
  res.writeHead(errorCatalog[code].status, {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': unframed,
    'x-request-id': request_id,
    ...headers,
  })
  res.end(res.req.method === 'HEAD' ? undefined : body)
}
