import type { IncomingMessage } from 'node:http'
import { bodyLimitOf, bodyLimits, sizeLabel } from '@portico/shared/calls/body-limit.ts'
import { larger_bodies } from '@portico/shared/contract/larger-bodies.ts'
import type { ErrorCode } from '@portico/shared/errors/catalog.ts'
import type { Config } from '../config.ts'
import { isWithin } from '../settings/host-name.ts'
import { hostName } from './route.ts'

export type BodyLimit = { limit_bytes: number; code: ErrorCode; params: { limit: string } }

const patterns = larger_bodies.map((endpoint) => ({ endpoint, segments: `/api${endpoint.path}`.split('/') }))
const limit = (limit_bytes: number, code: ErrorCode): BodyLimit => ({
  limit_bytes,
  code,
  params: { limit: sizeLabel(limit_bytes) },
})

/** Returns the maximum body size of a request per the contract; on the content host, that of a SCORM commit. */
export function bodyLimitFor(
  { method, url = '/', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  { CONTENT_HOST }: Pick<Config, 'CONTENT_HOST'>,
): BodyLimit {
  const host = hostName(headers.host)
  if (isWithin(host, CONTENT_HOST)) return limit(bodyLimits.long_bytes, 'scorm.commit_too_large')
  const asked = (url.split('?', 1)[0] ?? '').split('/')
  const found = patterns.find(
    ({ endpoint, segments }) =>
      endpoint.method === method &&
      segments.length === asked.length &&
      segments.every((segment, index) => segment.startsWith(':') || segment === asked[index]),
  )
  return limit(bodyLimitOf(found?.endpoint ?? {}), 'general.body_too_large')
}
