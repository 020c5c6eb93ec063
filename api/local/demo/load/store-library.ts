import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { newLessonFileKey } from '../../../src/domains/media/content/lesson-files.ts'
import { mediaKinds } from '../../../src/domains/media/media-kinds.ts'
import type { Storage } from '../../../src/storage/storage.ts'
import { demoCourses } from '../content/courses.ts'
import { committedPictures } from '../pictures/demo-picture.ts'
import type { StoredDocument } from './store-documents.ts'

/** A row of the media library. */
export type LibraryFile = {
  name: string
  type: string
  content_type: string
  size: number
  sha256: string
  file_key: string
  picture: string | null
  width: number | null
  height: number | null
  duration_ms: number | null
}

const pictureCount = 6
const texts = [
  {
    name: 'Enrollment figures.csv',
    type: 'sheets',
    content_type: 'text/plain',
    text: 'Month,Enrollments,Finished\nJuly,212,168\nAugust,240,190\nSeptember,263,221\n',
  },
  {
    name: 'Welcome.vtt',
    type: 'captions',
    content_type: 'text/vtt',
    text: 'WEBVTT\n\n00:00.000 --> 00:04.000\nWelcome to the course. Please have your license number at hand.\n',
  },
  {
    name: 'Style guide for authors.txt',
    type: 'docs',
    content_type: 'text/plain',
    text: 'Write in the second person. One idea a paragraph. Say what changes for the learner first.\n',
  },
]
/** Duration of recordings by file name. */
const lengths = new Map(
  demoCourses.flatMap(({ modules }) =>
    modules.flatMap(({ items }) =>
      items.flatMap((item) => ('duration_ms' in item ? [[item.file, item.duration_ms] as const] : [])),
    ),
  ),
)
const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Stores the files of the core portal's media library: its courses' job aids and recordings, some pictures, a sheet, captions and a text. */
export async function storeLibrary({
  documents,
  storage,
  portal_id,
}: {
  documents: ReadonlyMap<string, StoredDocument>
  storage: Storage
  portal_id: number
}): Promise<LibraryFile[]> {
  const files: LibraryFile[] = []
  for (const { name, type, content_type, text } of texts) {
    const bytes = Buffer.from(text)
    files.push({ ...(await storeFile(storage, name, bytes)), type, content_type })
  }
  for (const { file, file_name } of documents.values()) {
    const stream = await storage.stream(mediaKinds.lesson_document.key({ file }))
    if (!stream) continue
    const bytes = await buffer(stream)
    const as = file_name.endsWith('.mp3')
      ? { type: 'audio', content_type: 'audio/mpeg', duration_ms: lengths.get(file_name) ?? null }
      : { type: 'pdf', content_type: 'application/pdf' }
    files.push({ ...(await storeFile(storage, file_name, bytes)), ...as })
  }
  const names = (await readdir(committedPictures)).filter((name) => /^course-.*-1280x720\.webp$/.test(name))
  for (const name of names.slice(0, pictureCount)) {
    const bytes = await readFile(join(committedPictures, name))
    const sha256 = hashOf(bytes)
    const file_key = mediaKinds.portal_picture.key({ portal_id, name: `${sha256.slice(0, 24)}.webp` })
    await storage.put(file_key, bytes)
    const shown = name.replace(/^course-(.*)-[\da-f]{8}-1280x720/, '$1')
    const picture = { picture: `/${file_key}`, width: 1280, height: 720, duration_ms: null }
    files.push({
      name: shown,
      type: 'img',
      content_type: 'image/webp',
      size: bytes.length,
      sha256,
      file_key,
      ...picture,
    })
  }
  // Files with the same bytes become one entry.
  return [...new Map(files.map((file) => [file.sha256, file])).values()]
}

async function storeFile(storage: Storage, name: string, bytes: Buffer) {
  const file_key = mediaKinds.lesson_document.key({ file: newLessonFileKey(name) })
  await storage.put(file_key, bytes)
  return {
    name,
    size: bytes.length,
    sha256: hashOf(bytes),
    file_key,
    picture: null,
    width: null,
    height: null,
    duration_ms: null,
  }
}
