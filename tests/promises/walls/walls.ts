import { adminWalls } from './admin-walls.ts'
import { apiDomainWalls } from './api-domain-walls.ts'
import { apiGroundWalls } from './api-ground-walls.ts'
import { apiProcessWalls } from './api-process-walls.ts'
import { sharedWalls } from './shared-walls.ts'
import { siteWalls } from './site-walls.ts'
import type { Wall } from './wall.ts'

/**
 * Every folder with what it may import; the deepest name that contains a file decides. A file that no line names is refused, whatever it imports.
 * From the ground up: a line uses what is above it. `*` is one name: the calls of a domain may import themselves, never another's.
 * Each grant is used by some file, and as code unless it stands in `types`.
 */
export const walls: Readonly<Record<string, Wall>> = {
  ...sharedWalls,
  ...siteWalls,
  ...adminWalls,
  ...apiGroundWalls,
  ...apiDomainWalls,
  ...apiProcessWalls,
}

/** Temporary exceptions: "file → import". Empty, or each says what it waits for. */
export const exceptions: readonly string[] = []
