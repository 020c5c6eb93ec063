import { randomFillSync } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { makeManifest } from './make-manifest.ts'
import { courseFiles } from './make-package.ts'

const file_bytes = 1024 ** 2

/** Writes a SCORM package to `path` with this many files of 1 MiB beside its lesson; deflate shrinks them by about a quarter. */
export async function makeLargePackage(path: string, files: number): Promise<void> {
  const zip = new ZipFile()
  zip.addBuffer(Buffer.from(makeManifest({ title: `Large ${files}` })), 'imsmanifest.xml')
  for (const { name, data } of await courseFiles()) zip.addBuffer(Buffer.from(data), name)
  for (let at = 0; at < files; at += 1)
    zip.addReadStreamLazy(`media/${at}.bin`, { size: file_bytes }, (done) => done(null, Readable.from([halfRandom(at)])))
  zip.end()
  await pipeline(zip.outputStream, createWriteStream(path))
}

function halfRandom(at: number): Buffer {
  const bytes = Buffer.alloc(file_bytes, at % 251)
  for (let start = 0; start < file_bytes; start += 4_096) randomFillSync(bytes, start, 3_072)
  return bytes
}
