/** The location and key of a bucket, from S3_URL: `https://key:secret@host/bucket?region=…&addresses=streamed&timeout_ms=…`. */
export type S3Location = {
  endpoint: string
  bucket: string
  region: string
  access_key: string
  secret_key: string
  /** Whether browsers can reach the host, so that they can fetch files from signed URLs. */
  is_public: boolean
  /** the timeout for starting an answer and for continuing one */
  timeout_ms: number
}

const TIMEOUT_MS = 10_000

const known = new Set(['region', 'addresses', 'timeout_ms'])

/** Parses an S3_URL; null if a part is missing, unknown or invalid. */
export function parseS3Url(text: string): S3Location | null {
  const url = URL.parse(text)
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.hash !== '') return null
  const bucket = /^\/([a-z\d][a-z\d.-]{1,61}[a-z\d])\/?$/.exec(url.pathname)?.[1]
  const addresses = url.searchParams.get('addresses') ?? 'signed'
  if (!bucket || !url.username || !url.password || !['signed', 'streamed'].includes(addresses)) return null
  const timeout_ms = url.searchParams.get('timeout_ms') ?? String(TIMEOUT_MS)
  if (!/^[1-9]\d{1,5}$/.test(timeout_ms)) return null
  if ([...url.searchParams.keys()].some((name) => !known.has(name))) return null
  return {
    endpoint: url.origin,
    bucket,
    region: url.searchParams.get('region') || 'us-east-1',
    access_key: decodeURIComponent(url.username),
    secret_key: decodeURIComponent(url.password),
    is_public: addresses === 'signed',
    timeout_ms: Number(timeout_ms),
  }
}

/** The S3 URL with which an edge reads public files: its own read-only one if set, else the installation's. Empty: no bucket. */
export const readingUrl = ({ S3_READ_URL, S3_URL }: { S3_READ_URL: string; S3_URL: string }): string =>
  S3_READ_URL || S3_URL
