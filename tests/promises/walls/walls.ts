import { apiWalls } from './api-walls.ts'
import { frontWalls } from './front-walls.ts'
import { sharedWalls } from './shared-walls.ts'
import type { Wall } from './wall.ts'

/**
 * Every folder with what it may import; the longest name that contains a file decides, and what is not named here may import nothing.
 * `*` is one name: an area may import itself, never another. Each grant is used by some file, and as code unless it stands in `types`.
 */
export const walls: Readonly<Record<string, Wall>> = { ...sharedWalls, ...frontWalls, ...apiWalls }

/** Temporary exceptions: "file → import". Empty, or each says what it waits for. */
export const exceptions: readonly string[] = []
