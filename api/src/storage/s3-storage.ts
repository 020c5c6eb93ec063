import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { S3Location } from '../settings/s3-url.ts'
import { idleTimeoutStream } from './idle-timeout-stream.ts'
import { abortUploadsBelow } from './abort-uploads.ts'
import { s3Clients } from './s3-client.ts'
import { StorageUnavailable } from './storage-unavailable.ts'
import type { Part, SignedUrlOptions, Storage, StoredFile } from './storage.ts'
import { isStorageKey, type StorageKey } from './storage-key.ts'

// Each part is held in memory while it is sent. A file may have 10,000 parts: 80 GB.
const part_bytes = 8 * 1024 * 1024
const parts_at_once = 2

/** Returns null if the bucket itself answers that there is no such file; rethrows any other error. */
async function orNull<T>(asking: Promise<T>, missing: 'NoSuchKey' | 'NotFound' = 'NoSuchKey'): Promise<T | null> {
  try {
    return await asking
  } catch (error) {
    if (error instanceof S3ServiceException && error.name === missing) return null
    throw error
  }
}

async function* countBytes(content: AsyncIterable<Uint8Array>, count: (bytes: number) => void) {
  for await (const part of content) {
    count(part.length)
    yield part
  }
}

/** Stores files as objects of one bucket, under their keys. */
export function createS3Storage(address: S3Location): Storage {
  const { reader, writer } = s3Clients(address)
  const Bucket = address.bucket

  async function put(Key: StorageKey, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<{ bytes: number }> {
    let bytes = content instanceof Uint8Array ? content.length : 0
    const Body =
      content instanceof Uint8Array ? content : Readable.from(countBytes(content, (more) => void (bytes += more)))
    await new Upload({
      client: writer,
      params: { Bucket, Key, Body },
      partSize: part_bytes,
      queueSize: parts_at_once,
    }).done()
    return { bytes }
  }

  async function streamOf(Key: StorageKey, part?: Part): Promise<Readable | null> {
    const Range = part && `bytes=${part.start}-${part.end}`
    const found = await orNull(reader.send(new GetObjectCommand({ Bucket, Key, ...(Range && { Range }) })))
    return found?.Body instanceof Readable ? idleTimeoutStream(found.Body, address.timeout_ms) : null
  }

  async function get(key: StorageKey): Promise<Buffer | null> {
    const found = await streamOf(key)
    return found && buffer(found)
  }

  async function* listBelow(folder: StorageKey): AsyncGenerator<StoredFile> {
    for await (const page of pagesBelow(reader, Bucket, folder)) yield* page
  }

  async function removeBelow(folder: StorageKey): Promise<void> {
    for await (const page of pagesBelow(reader, Bucket, folder)) {
      if (page.length === 0) continue
      const Objects = page.map(({ key }) => ({ Key: key }))
      const { Errors = [] } = await writer.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }))
      if (Errors.length > 0) throw new Error(`${Errors.length} objects could not be removed: ${Errors[0]?.Code}`)
    }
  }

  return {
    put,
    get,
    stream: streamOf,
    head: (key) => headOf(reader, Bucket, key),
    remove: async (Key) => void (await writer.send(new DeleteObjectCommand({ Bucket, Key }))),
    removeBelow,
    listBelow,
    removeUnfinished: (folder, before) => abortUploadsBelow({ reader, writer, Bucket }, { folder, before }),
    signedAddress: async (wanted) => (address.is_public ? signedGet(reader, Bucket, wanted) : null),
    room_bytes: async () => null,
    close: () => {
      reader.destroy()
      writer.destroy()
    },
  }
}

type Found = { Size?: number | undefined; LastModified?: Date | undefined; ETag?: string | undefined }

const described = (key: StorageKey, { Size = 0, LastModified, ETag = '' }: Found): StoredFile => ({
  key,
  bytes: Size,
  modified_ms: LastModified?.getTime() ?? 0,
  version: ETag.replace(/[^\w-]/g, ''),
})

/** A HEAD's 404 has no body and may come from a proxy in front of the bucket; a GET returns the reason. */
async function headOf(client: S3Client, Bucket: string, Key: StorageKey): Promise<StoredFile | null> {
  const asked = await orNull(client.send(new HeadObjectCommand({ Bucket, Key })), 'NotFound')
  const found = asked ?? (await orNull(client.send(new GetObjectCommand({ Bucket, Key }))))
  if (found && 'Body' in found && found.Body instanceof Readable) found.Body.destroy()
  return found && described(Key, { Size: found.ContentLength, LastModified: found.LastModified, ETag: found.ETag })
}

async function* pagesBelow(client: S3Client, Bucket: string, folder: StorageKey): AsyncGenerator<StoredFile[]> {
  for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: `${folder}/` })) {
    const { Contents, Name, KeyCount, IsTruncated } = page
    // Well-formed HTML parses like an empty listing.
    if (Name === undefined && KeyCount === undefined && IsTruncated === undefined)
      throw new StorageUnavailable(new Error('what was answered is no list of a bucket'))
    yield (Contents ?? []).flatMap(({ Key = '', ...found }) => (isStorageKey(Key) ? [described(Key, found)] : []))
  }
}

function signedGet(
  client: S3Client,
  Bucket: string,
  { key: Key, lifetime_s, content_type, content_disposition }: SignedUrlOptions,
): Promise<string> {
  const command = new GetObjectCommand({
    Bucket,
    Key,
    ResponseContentType: content_type,
    ResponseContentDisposition: content_disposition,
    ResponseCacheControl: 'private, no-store',
  })
  return getSignedUrl(client, command, { expiresIn: lifetime_s })
}
