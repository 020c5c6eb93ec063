import type { Readable } from 'node:stream'
import type { StorageKey } from './storage-key.ts'

/** A stored file without its bytes. `version` changes with them. */
export type StoredFile = { key: StorageKey; bytes: number; modified_ms: number; version: string }

/** First and last byte, both included. */
export type Part = { start: number; end: number }

/** The headers with which a browser gets a file at a signed address. */
export type SignedAddress = { key: StorageKey; lifetime_s: number; content_type: string; content_disposition: string }

/**
 * Where uploaded and made files are kept, by key: below DATA_DIR/storage or in a bucket (S3_URL). Both pass the tests in
 * `storage.test.ts`. Failures of the disk or of the network are thrown as they are; a missing file is null, and only where the
 * bucket itself says so: what stands before it may answer 404 as well.
 */
export type Storage = {
  /** Stores all of it or nothing; once it has answered, the file survives a power cut. An earlier file is replaced in one step. */
  put: (key: StorageKey, content: Uint8Array | AsyncIterable<Uint8Array>) => Promise<{ bytes: number }>
  get: (key: StorageKey) => Promise<Buffer | null>
  /** The bytes as they are read, or a part of them, which must lie inside the file. The caller ends or destroys the stream. */
  stream: (key: StorageKey, part?: Part) => Promise<Readable | null>
  head: (key: StorageKey) => Promise<StoredFile | null>
  /** Removing what is not there is no failure. */
  remove: (key: StorageKey) => Promise<void>
  /** Removes every file whose key begins with this one and a slash. */
  removeBelow: (folder: StorageKey) => Promise<void>
  /** Every file whose key begins with this one and a slash, in no particular order. */
  listBelow: (folder: StorageKey) => AsyncIterable<StoredFile>
  /** Removes what puts below this folder left behind that were cut off by a kill, and received nothing since `before`. Answers how many. */
  removeUnfinished: (folder: StorageKey, before: Date) => Promise<number>
  /** An address where anybody may fetch the file for a while, without us; null where only we can hand it out. */
  signedAddress: (wanted: SignedAddress) => Promise<string | null>
  /** How many bytes still fit; null when unknown. */
  room_bytes: () => Promise<number | null>
  close: () => void
}
