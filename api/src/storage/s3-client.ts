import { S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import type { S3Address } from '../settings/s3-address.ts'
import { StorageAway } from './storage-away.ts'

// Once again after a failure: what the same connection refused, another may answer.
const attempts = 2
const connect_most_ms = 3_000
// Every film that is being watched holds one.
const connections = 1_000
/** The bucket's own words for "not now": slow down, unavailable, internal error. */
const isNotNow = ({ $metadata: { httpStatusCode = 0 } }: S3ServiceException): boolean =>
  httpStatusCode >= 500 || httpStatusCode === 429
const isNetwork = (error: Error): boolean =>
  error.name === 'TimeoutError' || ('code' in error && typeof error.code === 'string' && /^E[A-Z_]+$/.test(error.code))

const named = (error: unknown): unknown =>
  (error instanceof S3ServiceException ? isNotNow(error) : error instanceof Error && isNetwork(error))
    ? new StorageAway(error)
    : error

function clientOf(address: S3Address, timeouts: { requestTimeout: number } | { socketTimeout: number }): S3Client {
  const { endpoint, region, access_key, secret_key, timeout_ms } = address
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: access_key, secretAccessKey: secret_key },
    maxAttempts: attempts,
    requestHandler: {
      connectionTimeout: Math.min(connect_most_ms, timeout_ms),
      throwOnRequestTimeout: true,
      httpAgent: { maxSockets: connections },
      httpsAgent: { maxSockets: connections },
      ...timeouts,
    },
    // The bucket in the path: every S3-compatible store supports it, without a wildcard certificate.
    forcePathStyle: true,
    // Most stores other than Amazon's do not support checksums in trailers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  client.middlewareStack.add(
    (next) => async (given) => {
      try {
        return await next(given)
      } catch (error) {
        throw named(error)
      }
    },
    { step: 'initialize', priority: 'high', name: 'storageAway' },
  )
  return client
}

/**
 * Two clients of one bucket, which throw StorageAway when it cannot be reached or does not answer in time. A reader's answer must begin
 * within the address's timeout; a writer's connection may be silent for three times as long, since putting parts together takes a while.
 */
export const s3Clients = (address: S3Address): { reader: S3Client; writer: S3Client } => ({
  reader: clientOf(address, { requestTimeout: address.timeout_ms }),
  writer: clientOf(address, { socketTimeout: 3 * address.timeout_ms }),
})
