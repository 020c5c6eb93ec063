/** Where a bucket is and with which key it is opened, from S3_URL: `https://key:secret@host/bucket?region=…&addresses=streamed`. */
export type S3Address = {
  endpoint: string
  bucket: string
  region: string
  access_key: string
  secret_key: string
  /** Whether browsers reach the host: then single files may be fetched there at a signed address. */
  is_public: boolean
}

const known = new Set(['region', 'addresses'])

/** The parts of an S3_URL; null when one is missing, unknown or unreadable. */
export function readS3Address(text: string): S3Address | null {
  const url = URL.parse(text)
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.hash !== '') return null
  const bucket = /^\/([a-z\d][a-z\d.-]{1,61}[a-z\d])\/?$/.exec(url.pathname)?.[1]
  const addresses = url.searchParams.get('addresses') ?? 'signed'
  if (!bucket || !url.username || !url.password || !['signed', 'streamed'].includes(addresses)) return null
  if ([...url.searchParams.keys()].some((name) => !known.has(name))) return null
  return {
    endpoint: url.origin,
    bucket,
    region: url.searchParams.get('region') || 'us-east-1',
    access_key: decodeURIComponent(url.username),
    secret_key: decodeURIComponent(url.password),
    is_public: addresses === 'signed',
  }
}
