import type { Source } from '../../support/project-sources.ts'
import { importsOf } from './imports-of.ts'

const domainOf = (path: string): string | undefined => /^api\/src\/domains\/([^/]+)\//.exec(path)?.[1]

/** Tables are read by all domains; `identity` ends invitations in the statement that ends a membership, below the domain they belong to. */
const isOpen = (to: string): boolean =>
  /\/(?:door|tables)\.ts$/.test(to) || to === 'api/src/domains/learning/invitations/cancel-invitations-of.ts'

/** "file → import" for every import of one domain from another that does not go through its `door.ts`. */
export const importsPastDoors = (sources: readonly Source[]): string[] =>
  sources.flatMap(({ path, text }) => {
    const domain = domainOf(path)
    if (domain === undefined) return []
    return importsOf(path, text)
      .filter(({ to }) => domainOf(to) !== undefined && domainOf(to) !== domain && !isOpen(to))
      .map(({ to }) => `${path} → ${to}`)
  })
