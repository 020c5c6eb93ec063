import { checkClosedToLimited, checkScopes } from '../guards/scopes.ts'
import type { Outcome, Visit } from '../guards/guard.ts'
import { runGuards } from '../guards/registry.ts'
import { guardsOf } from './guards-of.ts'
import { routeOfPath } from './route-of-path.ts'

/** Outcome of opening a path: its guards in order, then its required scopes, then whether it is closed to people limited to courses. */
export function runRoute(given: Omit<Visit, 'route'>): Outcome {
  const route = routeOfPath(given.path)
  const visit: Visit = { ...given, route }
  const guarded = runGuards(guardsOf(given.path), visit)
  if (guarded.kind !== 'pass' || !route) return guarded
  const scoped = route.scopes ? checkScopes(route.scopes, visit) : guarded
  return scoped.kind === 'pass' ? checkClosedToLimited(route, visit.visitor) : scoped
}
