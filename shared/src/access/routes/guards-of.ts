import type { GuardName } from '../guards/registry.ts'
import { guardsOfEveryRoute } from './route.ts'
import { routeOfPath } from './route-of-path.ts'

/** The guards of an address or of a route's pattern, in the order in which they run. */
export const guardsOf = (path: string): readonly GuardName[] => [
  ...guardsOfEveryRoute,
  ...(routeOfPath(path)?.guards ?? []),
]
