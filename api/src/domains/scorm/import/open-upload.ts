import type { Readable } from 'node:stream'
import { fromRandomAccessReaderPromise, type Entry, type ZipFile } from 'yauzl'
import type { Storage } from '../../../storage/storage.ts'
import type { StorageKey } from '../../../storage/storage-key.ts'
import { UploadUnreadable } from './upload-bytes.ts'
import { UploadReader } from './upload-reader.ts'

/** An open zip; `read` returns the unpacked bytes of one of its files. */
export type OpenUpload = { zip: ZipFile; read: (entry: Entry) => Promise<Readable> }

/** Opens an uploaded zip in place: reads only the requested bytes and makes no copy. */
export async function openUpload(storage: Storage, key: StorageKey): Promise<OpenUpload> {
  const found = await storage.head(key)
  if (!found) throw new UploadUnreadable(`${key} is not in the storage`)
  const reader = new UploadReader({ storage, key, bytes: found.bytes })
  const zip = await fromRandomAccessReaderPromise(reader, found.bytes, { autoClose: false, lazyEntries: true })
  return {
    zip,
    read(entry) {
      reader.announce(entry)
      return zip.openReadStreamPromise(entry)
    },
  }
}
