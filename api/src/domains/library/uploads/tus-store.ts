import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { DataStore } from '@tus/server'
import { Upload } from '@tus/server'
import { createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { FileStore, type Configstore } from '@tus/file-store'
import type { UploadRow } from '../tables.ts'
import type { Services } from '../../../kernel/services.ts'
import { parseS3Url, type S3Location } from '../../../settings/s3-url.ts'

type StoredUpload = Pick<UploadRow, 'file_key' | 'length'>
const known_most = 1_000
/** Bytes that wait for the disk and are then written in one call: a third of the processor time of single parts. */
const written_together_bytes = 2 ** 20
const s3Stores = new LRUCache<string, DataStore>({ max: 4 })

/** Opens the store for an upload's incoming bytes: under the key of the file they become, on disk or in the bucket. */
export async function tusStore({ config }: Pick<Services, 'config'>, row: StoredUpload): Promise<DataStore> {
  const address = parseS3Url(config.S3_URL)
  if (address) {
    const store = s3Stores.get(config.S3_URL) ?? (await openS3Store(address))
    s3Stores.set(config.S3_URL, store)
    return store
  }
  const described = new Upload({ id: row.file_key, size: row.length, offset: 0 })
  return new DiskStore({
    directory: join(config.DATA_DIR, 'storage'),
    // The upload's row holds its metadata, so no second file is written.
    configstore: { get: async () => described, set: async () => {}, delete: async () => {} },
  })
}

async function openS3Store({ bucket, endpoint, region, access_key, secret_key }: S3Location): Promise<DataStore> {
  const { S3Store } = await import('@tus/s3-store')
  const known = new LRUCache<string, NonNullable<unknown>>({ max: known_most })
  const store = new S3Store({
    useTags: false,
    cache: {
      get: async (key: string) => known.get(key) as never,
      set: async (key: string, value: NonNullable<unknown>) => void known.set(key, value),
      delete: async (key: string) => void known.delete(key),
    },
    s3ClientConfig: {
      bucket,
      endpoint,
      region,
      credentials: { accessKeyId: access_key, secretAccessKey: secret_key },
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    },
  })
  store.extensions = store.extensions.filter((extension) => extension !== 'expiration')
  return store
}

/** tus's own file store, but bytes are flushed to disk before they are acknowledged, and failures keep their cause. */
class DiskStore extends FileStore {
  constructor(given: { directory: string; configstore: Configstore }) {
    super(given)
    // We send the expiration ourselves: it counts from the last bytes received, not from the first.
    this.extensions = this.extensions.filter((extension) => extension !== 'expiration')
  }

  override async write(readable: Readable, id: string, offset: number): Promise<number> {
    const file = createWriteStream(join(this.directory, id), {
      flags: 'r+',
      start: offset,
      flush: true,
      highWaterMark: written_together_bytes,
    })
    await pipeline(readable, file)
    return offset + file.bytesWritten
  }
}
