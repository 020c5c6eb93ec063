import type { ErrorCode } from '../../errors/catalog.ts'

/** Failure messages of the upload client, each with our error code (MED-021). */
const clientMessages = [
  ['no file or stream to upload', 'uploads.no_file'],
  ['neither an endpoint or an upload URL', 'uploads.no_endpoint'],
  ['invalid or missing Location header', 'uploads.invalid_location'],
  ['invalid or missing offset value', 'uploads.invalid_offset'],
  ['invalid or missing length value', 'uploads.invalid_length'],
  ['upload is currently locked', 'uploads.locked'],
  ['unexpected response', 'uploads.unexpected_response'],
] as const satisfies readonly (readonly [string, ErrorCode])[]

/** Maps a message of the upload client to our error code; null for failures without a message of their own, such as a lost connection. */
export const uploadFailureOf = (message: string): (typeof clientMessages)[number][1] | null =>
  clientMessages.find(([words]) => message.includes(words))?.[1] ?? null
