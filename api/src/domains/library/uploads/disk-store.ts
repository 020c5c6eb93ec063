import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { FileStore, type Configstore } from '@tus/file-store'

/** tus's own file store, but bytes are flushed to disk before they are acknowledged, and failures keep their cause. */
export class DiskStore extends FileStore {
  constructor(given: { directory: string; configstore: Configstore }) {
    super(given)
    // We send the expiration ourselves: it counts from the last bytes received, not from the first.
    this.extensions = this.extensions.filter((extension) => extension !== 'expiration')
  }

  override async write(readable: Readable, id: string, offset: number): Promise<number> {
    const file = createWriteStream(join(this.directory, id), { flags: 'r+', start: offset, flush: true })
    await pipeline(readable, file)
    return offset + file.bytesWritten
  }
}
