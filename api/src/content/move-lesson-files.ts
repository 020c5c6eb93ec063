import { constants } from 'node:fs'
import { copyFile, link, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { join, normalize, sep } from 'node:path'
import { randomUUID } from 'node:crypto'
import { markMoved, waitingMoves } from './lesson-file-moves.ts'
import type { Services } from '../kernel/services.ts'
import { mediaFolder } from '../publishing/folders.ts'
import { lessonFilesFolder } from './lesson-files.ts'

type Files = Pick<Services, 'config' | 'platform' | 'log' | 'now'>
const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  )
const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : null)

/**
 * Takes the lesson files that once had a public address out of the public folder. It may be cut off anywhere, repeated, and run by many
 * processes at once: a file is deleted only once all its keys are on disk, and a move is done only once the file is gone. Answers how many went.
 */
export async function moveLessonFiles({ config, platform, log, now }: Files): Promise<number> {
  const folder = lessonFilesFolder(join(config.DATA_DIR, 'storage'))
  let moved = 0
  for (const { old_file, rows, keys } of await waitingMoves(platform.db)) {
    const places = keys.map((key) => join(folder, key))
    try {
      if (await move({ source: oldPlace(mediaFolder(config), old_file), places, folder })) moved += 1
      const missing = await Promise.all(places.map(async (place) => !(await exists(place))))
      // Left waiting: the folder may be on a volume that another process has.
      if (missing.includes(true))
        log.warn(
          { old_file },
          'a lesson file is not in the media folder; its item has no file until it is put there and an api starts',
        )
      else await markMoved(platform.db, { rows, now: now() })
    } catch (error) {
      log.error(
        { err: error, old_file },
        'a lesson file could not leave the public folder; tried again when an api starts',
      )
    }
  }
  if (moved > 0) log.info({ moved }, 'lesson files left the public folder')
  return moved
}

/** One file to all its places; false when it is not where it was. */
async function move({
  source,
  places,
  folder,
}: {
  source: string | null
  places: readonly string[]
  folder: string
}): Promise<boolean> {
  if (source === null || !(await exists(source))) return false
  await mkdir(folder, { recursive: true })
  for (const place of places) await put(source, place)
  await settle(folder)
  await rm(source, { force: true })
  return true
}

/** Where a public address lay on disk; null when it leads out of the folder. */
function oldPlace(media: string, old_file: string): string | null {
  const name = old_file.slice('/media/'.length).split(/[?#]/)[0] ?? ''
  const place = normalize(join(media, decoded(name)))
  return place.startsWith(`${media}${sep}`) ? place : null
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** The bytes at a second place: the same ones where the file system can, else a copy that appears whole. */
async function put(source: string, place: string): Promise<void> {
  try {
    await link(source, place)
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return
    // Another process may have put all of them in place and taken the source away.
    if (codeOf(error) === 'ENOENT') return
    const half = `${place}.${randomUUID()}`
    await copyFile(source, half, constants.COPYFILE_EXCL)
    await settle(half)
    await rename(half, place)
  }
}

/** On disk before the source goes, also when the power fails. */
async function settle(path: string): Promise<void> {
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}
