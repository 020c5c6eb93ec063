import { createReadStream } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DemoCourse } from '../content/types.ts'
import { newLessonFileKey } from '../../../src/domains/media/content/lesson-files.ts'
import { mediaKinds } from '../../../src/domains/media/media-kinds.ts'
import { storeLessonDocument } from './store-lesson-document.ts'
import type { Storage } from '../../../src/storage/storage.ts'
import { cachedFile } from '../pictures/cached-file.ts'

/** `file` is the storage key of the lesson file. */
export interface StoredDocument {
  file: string
  file_name: string
  file_size: number
}
const recordings = join(import.meta.dirname, '../audio')

/** Renders the courses' job aids as lesson files and stores their recordings. Returns the location of each by file name. */
export async function storeDocuments({
  courses,
  storage,
}: {
  courses: readonly DemoCourse[]
  storage: Storage
}): Promise<Map<string, StoredDocument>> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-demo-documents-'))
  const stored = new Map<string, StoredDocument>()
  for (const course of courses) {
    for (const item of course.modules.flatMap((module) => module.items)) {
      if (item.type === 'Audio') stored.set(item.file, await storeRecording(storage, item.file))
      if (item.type !== 'Document' || stored.has(item.file)) continue
      const path = join(folder, 'sheet.pdf')
      const source = `${course.title} ${JSON.stringify(item.sheet)}`
      // The PDF renderer is a large module, so load it only if there is something to render.
      await cachedFile({
        source,
        path,
        make: async () =>
          writeFile(path, await (await import('./render-sheet.ts')).renderSheet(item.sheet, course.title)),
      })
      const content = createReadStream(path)
      const { file, bytes } = await storeLessonDocument({ storage, name: item.file, content })
      stored.set(item.file, { file, file_name: item.file, file_size: bytes })
    }
  }
  await rm(folder, { recursive: true })
  return stored
}

async function storeRecording(storage: Storage, name: string): Promise<StoredDocument> {
  const bytes = await readFile(join(recordings, name))
  const file = newLessonFileKey(name)
  await storage.put(mediaKinds.lesson_video.key({ file }), bytes)
  return { file, file_name: name, file_size: bytes.length }
}
