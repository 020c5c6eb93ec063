import type { Outcome, Visit } from '../guards/guard.ts'
import { runGuards } from '../guards/run-guards.ts'
import { checkScopes } from '../guards/scope-rule.ts'
import { guardsOf } from './guards-of.ts'
import { routeOfPath } from './route-of-path.ts'

/** The outcome of opening an address: its guards in order, then the scopes that it requires. */
export function runRoute(given: Omit<Visit, 'route'>): Outcome {
  const route = routeOfPath(given.path)
  const visit: Visit = { ...given, route }
  const outcome = runGuards(guardsOf(given.path), visit)
  return outcome.kind === 'pass' && route?.scopes ? checkScopes(route.scopes, visit) : outcome
}
