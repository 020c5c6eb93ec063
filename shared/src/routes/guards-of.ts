import type { GuardName } from '../guards/registry.ts'
import { routeOfPath } from './route-of-path.ts'

/** Guards that run before a route's own (SES-039, TEN-011…017, 041, 042). */
const guardsOfEveryRoute = ['redirectTrailingSlash', 'global'] as const satisfies readonly GuardName[]

/** Guards of a path or route pattern, in the order in which they run. */
export const guardsOf = (path: string): readonly GuardName[] => [
  ...guardsOfEveryRoute,
  ...(routeOfPath(path)?.guards ?? []),
]
