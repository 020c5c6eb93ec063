import { Readable } from 'node:stream'
import { StorageUnavailable } from './storage-unavailable.ts'

/**
 * Streams an answer's bytes, failing with StorageUnavailable if none arrive for `silence_ms` while a reader is waiting. Readers may pause for any time, for
 * example a paused video.
 */
export function idleTimeoutStream(source: Readable, silence_ms: number): Readable {
  let silence: NodeJS.Timeout | undefined
  const wait = () => {
    clearTimeout(silence)
    silence = setTimeout(
      () => stream.destroy(new StorageUnavailable(new Error(`no byte for ${silence_ms} ms`))),
      silence_ms,
    )
  }
  const stream = new Readable({
    read() {
      wait()
      source.resume()
    },
    destroy(error, done) {
      clearTimeout(silence)
      source.destroy()
      done(error)
    },
  })
  source.on('data', (part: Uint8Array) => {
    clearTimeout(silence)
    if (stream.push(part)) wait()
    else source.pause()
  })
  source.once('end', () => {
    clearTimeout(silence)
    stream.push(null)
  })
  source.on('error', (error) => stream.destroy(new StorageUnavailable(error)))
  return stream
}
