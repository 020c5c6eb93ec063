import { allPages } from './all-pages.ts'
import { matcherOf } from './matcher-of.ts'
import type { Page } from './page.ts'

const match = matcherOf(allPages)

/** The page that an address belongs to; null for one that no page has. Whether its parameters mean anything is not asked. */
export const pageOfPath = (path: string): Page | null => match(path)?.page ?? null
