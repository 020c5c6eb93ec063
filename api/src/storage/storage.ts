import type { Readable } from 'node:stream'
import type { StorageKey } from './storage-key.ts'

/** Metadata of a stored file. `version` changes with its bytes. */
export type StoredFile = { key: StorageKey; bytes: number; modified_ms: number; version: string }

/** First and last byte, both included. */
export type Part = { start: number; end: number }

/** The response headers of a file fetched from a signed URL. */
export type SignedUrlOptions = {
  key: StorageKey
  lifetime_s: number
  content_type: string
  content_disposition: string
}

/**
 * Stores uploaded and generated files by key, below DATA_DIR/storage or in a bucket (S3_URL); both pass `storage.test.ts`. Disk and network failures
 * are thrown. A missing file is null, but only if the bucket itself says so, since a proxy in front may answer 404 too.
 */
export type Storage = {
  /** Stores all of it or nothing; once it resolves, the file survives a power failure. An existing file is replaced atomically. */
  put: (key: StorageKey, content: Uint8Array | AsyncIterable<Uint8Array>) => Promise<{ bytes: number }>
  get: (key: StorageKey) => Promise<Buffer | null>
  /** Streams the bytes, or a part of them, which must lie inside the file. The caller must consume or destroy the stream. */
  stream: (key: StorageKey, part?: Part) => Promise<Readable | null>
  head: (key: StorageKey) => Promise<StoredFile | null>
  /** Removing a missing file succeeds. */
  remove: (key: StorageKey) => Promise<void>
  /** Removes every file whose key starts with this one and a slash. */
  removeBelow: (folder: StorageKey) => Promise<void>
  /** Lists every file whose key starts with this one and a slash, in no particular order. */
  listBelow: (folder: StorageKey) => AsyncIterable<StoredFile>
  /** Removes what killed puts left below this folder, if it received nothing since `before`. Returns the number removed. */
  removeUnfinished: (folder: StorageKey, before: Date) => Promise<number>
  /** Returns a URL from which anyone may fetch the file for a while without us; null if only we can serve it. */
  signedAddress: (wanted: SignedUrlOptions) => Promise<string | null>
  /** Free space in bytes; null if unknown. */
  room_bytes: () => Promise<number | null>
  close: () => void
}
