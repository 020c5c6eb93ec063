import { createHash, randomBytes } from 'node:crypto'
import { create_material } from '../../shared/src/contract/materials.ts'
import type { Data } from '../../shared/src/calls/endpoint.ts'
import type { Client } from './client.ts'

type CreatedMaterial = Data<typeof create_material>
type Refused = { code?: string; message?: string }

/** Returns a form body with one file, as a browser builds it. */
export function formWith(name: string, bytes: Uint8Array): { body: Uint8Array; headers: Record<string, string> } {
  const boundary = `form-${randomBytes(8).toString('hex')}`
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`
  return {
    body: new Uint8Array(Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)])),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}

/** Adds a file to the library; returns the entry, or the error. */
export async function uploadMaterial(
  client: Client,
  name: string,
  bytes: Uint8Array,
): Promise<CreatedMaterial & Refused> {
  const answer = await client.send('POST', '/materials', formWith(name, bytes))
  const json = (await answer.json()) as { data?: CreatedMaterial; error?: Refused }
  return json.data ?? ({ ...json.error } as CreatedMaterial & Refused)
}

export const pdf = (text: string): Buffer => Buffer.from(`%PDF-1.7\n% ${text}\n%%EOF\n`)

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
