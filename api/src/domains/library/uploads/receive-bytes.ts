import { Readable } from 'node:stream'
import { Server } from '@tus/server'
import { sizeLabel } from '@portico/shared/calls/body-limit.ts'
import type { UploadRow } from '../tables.ts'
import { fail } from '../../../kernel/fail.ts'
import type { Services } from '../../../kernel/services.ts'
import { tusStore } from './tus-store.ts'

const path = '/api/tus'
type Bytes = {
  row: Pick<UploadRow, 'key' | 'file_key' | 'length'>
  method: 'POST' | 'PATCH'
  offset: number
  body: AsyncIterable<Uint8Array> | null
}

/**
 * Passes bytes to the tus server, which writes them at their offset; returns the offset reached. POST creates the file first. Permissions, locks,
 * rejections and the file's further processing are our own.
 */
export async function receiveBytes(services: Services, { row, method, offset, body }: Bytes): Promise<number> {
  const failed: { with: unknown } = { with: null }
  const server = new Server({
    path,
    datastore: await tusStore(services, row),
    relativeLocation: true,
    namingFunction: () => row.file_key,
    getFileIdFromRequest: () => row.file_key,
    generateUrl: () => `${path}/${row.key}`,
    // No second lock: the upload's lease works across processes.
    locker: { newLock: () => ({ lock: async () => {}, unlock: async () => {} }) },
    onResponseError: (_, error) => {
      failed.with = error
      return undefined
    },
  })
  const headers = new Headers({ 'tus-resumable': '1.0.0' })
  if (body) headers.set('content-type', 'application/offset+octet-stream')
  if (method === 'PATCH') headers.set('upload-offset', String(offset))
  else headers.set('upload-length', String(row.length))
  const url = new URL(method === 'POST' ? path : `${path}/${row.key}`, 'http://api')
  const stream = body && (Readable.toWeb(Readable.from(body)) as ReadableStream<Uint8Array<ArrayBuffer>>)
  const request = new Request(url, { method, headers, ...(stream ? { body: stream, duplex: 'half' } : {}) })
  const answer = await server.handleWeb(request)
  const { status } = answer
  if (failed.with instanceof Error && !('status_code' in failed.with)) throw failed.with
  if (status === 409) fail('uploads.wrong_offset')
  if (status === 413) fail('uploads.too_large', { limit: sizeLabel(row.length) })
  if (status === 404 || status === 410) fail('uploads.ended')
  if (status >= 500) throw new Error(`the tus server answered ${status}`, { cause: failed.with })
  if (status >= 400) fail('general.body_unreadable')
  return Number(answer.headers.get('upload-offset') ?? 0)
}

/** Returns how much of an upload has arrived; null if nothing of it exists anymore. */
export async function reachedOffset(services: Services, row: UploadRow): Promise<number | null> {
  if (row.state !== 'receiving') return row.length
  try {
    return (await (await tusStore(services, row)).getUpload(row.file_key)).offset
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'status_code' in error) return null
    throw error
  }
}
