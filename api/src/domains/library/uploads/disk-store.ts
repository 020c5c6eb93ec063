import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { FileStore, type Configstore } from '@tus/file-store'

/** tus's own store of files, whose bytes are on the disk before they are acknowledged, and whose failures say what they are. */
export class DiskStore extends FileStore {
  constructor(given: { directory: string; configstore: Configstore }) {
    super(given)
    // Said by ourselves: it is counted from the last bytes, not from the first.
    this.extensions = this.extensions.filter((extension) => extension !== 'expiration')
  }

  override async write(readable: Readable, id: string, offset: number): Promise<number> {
    const file = createWriteStream(join(this.directory, id), { flags: 'r+', start: offset, flush: true })
    await pipeline(readable, file)
    return offset + file.bytesWritten
  }
}
