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
/** The bucket's own words for "there is none". A 404 that says anything else, or nothing, comes from what stands before it. */
const isMissing = ({ name }: S3ServiceException, command: string | undefined): boolean =>
  // A HEAD is answered without a body, so that nothing can say it.
  name === 'NoSuchKey' || name === 'NoSuchUpload' || (name === 'NotFound' && command === 'HeadObjectCommand')
/** An answer that was no XML, whatever its status: a bucket gives none such. */
const isUnreadable = (error: Error): boolean => '$response' in error
const isNetwork = (error: Error): boolean =>
  error.name === 'TimeoutError' || ('code' in error && typeof error.code === 'string' && /^E[A-Z_]+$/.test(error.code))

function isAway(error: unknown, command: string | undefined): boolean {
  if (error instanceof S3ServiceException)
    return isNotNow(error) || (error.$metadata.httpStatusCode === 404 && !isMissing(error, command))
  return error instanceof Error && (isNetwork(error) || isUnreadable(error))
}

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
    (next, { commandName }) =>
      async (given) => {
        try {
          return await next(given)
        } catch (error) {
          throw isAway(error, commandName) ? new StorageAway(error) : error
        }
      },
    { step: 'initialize', priority: 'high', name: 'storageAway' },
  )
  return client
}

/**
 * Two clients of one bucket, which throw StorageAway when it cannot be reached, does not answer in time, or something else answers for
 * it. A reader's answer must begin within the address's timeout; a writer's connection may be silent for three times as long, since
 * putting parts together takes a while.
 */
export const s3Clients = (address: S3Address): { reader: S3Client; writer: S3Client } => ({
  reader: clientOf(address, { requestTimeout: address.timeout_ms }),
  writer: clientOf(address, { socketTimeout: 3 * address.timeout_ms }),
})
