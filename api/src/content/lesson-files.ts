import { randomBytes } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { PackageFile } from '../scorm/host/find-package-file.ts'

const key = /^[\da-f]{32}\.[a-z\d]{1,8}$/

/** Whether a text is the key of a lesson file: it stands for a file of its own, and never leads out of their folder. */
export const isLessonFileKey = (text: string): boolean => key.test(text)

/** A new key for a file of this name: 128 random bits and the name's ending. */
export function newLessonFileKey(file_name: string): string {
  const ending = /\.([a-z\d]{1,8})$/i.exec(file_name)?.[1]?.toLowerCase() ?? 'bin'
  return `${randomBytes(16).toString('hex')}.${ending}`
}

/** Files of lessons, which only the content host hands out; beside the public pictures, never below them. */
export const lessonFilesFolder = (storageDir: string): string => join(storageDir, 'lessons')

/** The file of a key on disk; null when there is none. */
export async function findLessonFile(storageDir: string, fileKey: string): Promise<PackageFile | null> {
  if (!isLessonFileKey(fileKey)) return null
  const path = join(lessonFilesFolder(storageDir), fileKey)
  const found = await stat(path).catch(() => null)
  return found?.isFile() ? { path, size: found.size, modified_ms: found.mtimeMs } : null
}
