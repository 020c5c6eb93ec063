import { mkdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DemoCourse } from '../content/types.ts'
import { lessonFilesFolder, newLessonFileKey } from '../../../src/content/lesson-files.ts'
import { cachedFile } from '../pictures/cached-file.ts'

/** `file` is the key of the lesson file. */
export interface StoredDocument {
  file: string
  file_name: string
  file_size: number
}

/** Renders the job aids of the courses as lesson files. Returns where each is, by its file name. */
export async function storeDocuments({
  courses,
  storageDir,
}: {
  courses: readonly DemoCourse[]
  storageDir: string
}): Promise<Map<string, StoredDocument>> {
  const folder = lessonFilesFolder(storageDir)
  await mkdir(folder, { recursive: true })
  const stored = new Map<string, StoredDocument>()
  for (const course of courses) {
    for (const item of course.modules.flatMap((module) => module.items)) {
      if (item.type !== 'Document' || stored.has(item.file)) continue
      const file = newLessonFileKey(item.file)
      const path = join(folder, file)
      const source = `${course.title} ${JSON.stringify(item.sheet)}`
      // The PDF renderer is a large module: it is loaded only when there is something to render.
      await cachedFile({
        source,
        path,
        make: async () =>
          writeFile(path, await (await import('./render-sheet.ts')).renderSheet(item.sheet, course.title)),
      })
      stored.set(item.file, { file, file_name: item.file, file_size: (await stat(path)).size })
    }
  }
  return stored
}
