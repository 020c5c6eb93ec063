import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Folder of the committed pictures; `pnpm pictures` redraws them. */
export const committedPictures = fileURLToPath(new URL('../../../../demo/pictures/', import.meta.url))
/** Size of each committed picture. */
export const demoPictureSize = { width: 1280, height: 720 } as const

let names: ReadonlyMap<string, string> | undefined

/** URL of a committed picture by its title, such as `course-fire-safety`. */
export function demoPicture(title: string): string {
  names ??= new Map(
    readdirSync(committedPictures).flatMap((name) => {
      const [, of] = /^(.+)-[\da-f]{8}-\d+x\d+\.webp$/.exec(name) ?? []
      return of ? [[of, `/media/${name}`]] : []
    }),
  )
  const found = names.get(title)
  if (!found) throw new Error(`no committed picture for ${title}: run pnpm pictures`)
  return found
}
