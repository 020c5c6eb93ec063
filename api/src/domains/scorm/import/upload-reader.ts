import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { RandomAccessReader, type Entry } from 'yauzl'
import type { Storage } from '../../../storage/storage.ts'
import type { StorageKey } from '../../../storage/storage-key.ts'
import { uploadBytes } from './upload-bytes.ts'

// The end of a zip that is read at once, enough for the directory of about ten thousand files; larger directories are read in parts of this size.
const part_bytes = 1024 * 1024
// A file's local header may have more extra fields than its directory entry.
const extra_bytes = 1024
const header_bytes = 30

type Bytes = AsyncGenerator<Uint8Array, void, void>
type Upload = { storage: Storage; key: StorageKey; bytes: number }
/** A file whose header was read: the bytes received with it, starting at `at`, and the rest of the stream. */
type Begun = { at: number; first: Buffer; rest: Bytes }

const readable = (bytes: Bytes | Buffer[]): Readable => Readable.from(bytes, { objectMode: false })

/**
 * Reads an uploaded zip with few requests. yauzl reads the directory in two small pieces per file, and a file as its header and then its bytes; this
 * class reads the directory in large parts, and a file's header and bytes in one storage response.
 */
export class UploadReader extends RandomAccessReader {
  readonly #upload: Upload
  readonly #ends = new Map<number, number>()
  #part: { start: number; bytes: Buffer } | null = null
  #begun: Begun | null = null

  constructor(upload: Upload) {
    super()
    this.#upload = upload
  }

  /** Announces that this file is read next. */
  announce({ relativeOffsetOfLocalHeader: start, fileNameLength, extraFieldLength, compressedSize }: Entry): void {
    const end = start + header_bytes + fileNameLength + extraFieldLength + extra_bytes + compressedSize
    this.#ends.set(start, Math.min(end, this.#upload.bytes))
  }

  override read(
    into: Buffer,
    offset: number,
    length: number,
    position: number,
    done: (error: Error | null) => void,
  ): void {
    this.#fill(into.subarray(offset, offset + length), position).then(
      (begun) => {
        this.#begun = begun
        // yauzl requests the following bytes before this call returns, or not at all.
        done(null)
        void this.#begun?.rest.return()
        this.#begun = null
      },
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
    )
  }

  /** `end` is exclusive. */
  override _readStreamForRange(start: number, end: number): Readable {
    const held = this.#held(start, end)
    if (held) return readable([held])
    const begun = this.#begun
    this.#begun = null
    return readable(begun && begun.at <= start ? this.#goOn(begun, start, end) : this.#bytes(start, end))
  }

  async #fill(into: Buffer, position: number): Promise<Begun | null> {
    const end = position + into.length
    const fileEnd = this.#ends.get(position) ?? 0
    this.#ends.delete(position)
    const held = this.#held(position, end)
    if (!held && fileEnd >= end) return this.#begin(into, { position, fileEnd })
    const found = held ?? (await this.#load(position, end))
    if (found.length < into.length) throw new Error('unexpected EOF')
    found.copy(into)
    return null
  }

  async #begin(into: Buffer, { position, fileEnd }: { position: number; fileEnd: number }): Promise<Begun> {
    const rest = this.#bytes(position, fileEnd)
    let head = Buffer.alloc(0)
    while (head.length < into.length) {
      const next = await rest.next()
      if (next.done) throw new Error('unexpected EOF')
      head = Buffer.concat([head, next.value])
    }
    head.copy(into)
    return { at: position + into.length, first: head.subarray(into.length), rest }
  }

  /**
   * Streams the bytes from `start` to `end` of a file whose header was read. Also drains the few bytes after them, so the connection stays reusable.
   */
  async *#goOn({ at, first, rest }: Begun, start: number, end: number): Bytes {
    let position = at
    const wanted = (part: Uint8Array): Uint8Array => {
      const [from, to] = [Math.max(0, start - position), Math.max(0, end - position)]
      position += part.length
      return part.subarray(from, to)
    }
    try {
      yield wanted(first)
      for await (const part of rest) yield wanted(part)
    } finally {
      await rest.return()
    }
    if (position < end) yield* this.#bytes(Math.max(position, start), end)
  }

  /** Loads a full part from here, or the end of the zip if the rest fits into one part; cached until the next part is read. */
  async #load(position: number, end: number): Promise<Buffer> {
    const start = Math.max(0, Math.min(position, this.#upload.bytes - part_bytes))
    const until = Math.min(this.#upload.bytes, Math.max(end, start + part_bytes))
    const bytes = await buffer(readable(this.#bytes(start, until)))
    this.#part = { start, bytes }
    return bytes.subarray(position - start, end - start)
  }

  #held(start: number, end: number): Buffer | null {
    const part = this.#part
    if (!part || start < part.start || end > part.start + part.bytes.length) return null
    return part.bytes.subarray(start - part.start, end - part.start)
  }

  #bytes(start: number, end: number): Bytes {
    return uploadBytes(this.#upload.storage, this.#upload.key, { start, end: end - 1 })
  }
}
