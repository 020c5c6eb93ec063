import { adminWalls } from './admin-walls.ts'
import { apiDomainWalls } from './api-domain-walls.ts'
import { apiGroundWalls } from './api-ground-walls.ts'
import { apiProcessWalls } from './api-process-walls.ts'
import { sharedWalls } from './shared-walls.ts'
import { siteWalls } from './site-walls.ts'
import type { Wall } from './wall.ts'

/**
 * Every folder with its allowed imports; the deepest name containing a file applies, and files without a name are rejected. Ordered from the ground
 * up. `*` matches one name, and the calls of a domain may import only their own. Each grant is used, and as code unless it is in `types`.
 */
export const walls: Readonly<Record<string, Wall>> = {
  ...sharedWalls,
  ...siteWalls,
  ...adminWalls,
  ...apiGroundWalls,
  ...apiDomainWalls,
  ...apiProcessWalls,
}

/** Temporary exceptions: "file → import". Empty, or each states what it waits for. */
export const exceptions: readonly string[] = []
