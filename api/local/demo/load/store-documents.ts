import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DemoCourse } from '../content/types.ts'
import { drawSheet } from './draw-sheet.ts'

export interface StoredDocument { file: string; file_name: string; file_size: number }

/** Prints the job aids of the courses into storage/media. Returns where each is, by its file name. */
export async function storeDocuments({ courses, storageDir }: { courses: readonly DemoCourse[]; storageDir: string }): Promise<Map<string, StoredDocument>> {
  const folder = join(storageDir, 'media')
  await mkdir(folder, { recursive: true })
  const stored = new Map<string, StoredDocument>()
  for (const course of courses) {
    for (const item of course.modules.flatMap((module) => module.items)) {
      if (item.type !== 'Document' || stored.has(item.file)) continue
      const pdf = await drawSheet(item.sheet, course.title)
      await writeFile(join(folder, `document-${item.file}`), pdf)
      stored.set(item.file, { file: `/media/document-${item.file}`, file_name: item.file, file_size: pdf.length })
    }
  }
  return stored
}
