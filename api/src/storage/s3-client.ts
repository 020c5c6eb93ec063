import { S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import type { S3Location } from '../settings/s3-url.ts'
import { StorageUnavailable } from './storage-unavailable.ts'

// One retry: another connection may succeed where the first failed.
const attempts = 2
const connect_most_ms = 3_000
// Each video being watched holds one.
const connections = 1_000
/** The bucket reports that it is temporarily unavailable: slow down, unavailable, internal error. */
const isNotNow = ({ $metadata: { httpStatusCode = 0 } }: S3ServiceException): boolean =>
  httpStatusCode >= 500 || httpStatusCode === 429
/** The bucket reports that there is no such file. A 404 with any other code, or none, comes from a proxy in front of it. */
const isMissing = ({ name }: S3ServiceException, command: string | undefined): boolean =>
  // A HEAD's answer has no body, so it cannot contain a code.
  name === 'NoSuchKey' || name === 'NoSuchUpload' || (name === 'NotFound' && command === 'HeadObjectCommand')
/** The answer was not XML, whatever its status, so it did not come from a bucket. */
const isUnreadable = (error: Error): boolean => '$response' in error
const isNetwork = (error: Error): boolean =>
  error.name === 'TimeoutError' || ('code' in error && typeof error.code === 'string' && /^E[A-Z_]+$/.test(error.code))

function isUnavailable(error: unknown, command: string | undefined): boolean {
  if (error instanceof S3ServiceException)
    return isNotNow(error) || (error.$metadata.httpStatusCode === 404 && !isMissing(error, command))
  return error instanceof Error && (isNetwork(error) || isUnreadable(error))
}

function clientOf(address: S3Location, timeouts: { requestTimeout: number } | { socketTimeout: number }): S3Client {
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
    // Bucket name in the path: works with every S3-compatible store, without a wildcard certificate.
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
          throw isUnavailable(error, commandName) ? new StorageUnavailable(error) : error
        }
      },
    { step: 'initialize', priority: 'high', name: 'storageAway' },
  )
  return client
}

/**
 * Creates two clients of one bucket, which throw StorageUnavailable if it is unreachable, too slow, or something else answers. A reader's answer must start
 * within the URL's timeout; a writer may be silent three times as long, since assembling parts takes a while.
 */
export const s3Clients = (address: S3Location): { reader: S3Client; writer: S3Client } => ({
  reader: clientOf(address, { requestTimeout: address.timeout_ms }),
  writer: clientOf(address, { socketTimeout: 3 * address.timeout_ms }),
})
