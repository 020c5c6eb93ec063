import { pass, refuse, type Outcome, type Visit } from './guard.ts'
import { guards, type GuardName } from './registry.ts'

/** Returns the outcome of the first guard that does not pass; an unknown guard name is a 500 'Unknown middleware' (SES-020). */
export function runGuards(names: readonly string[], visit: Visit): Outcome {
  for (const name of names) {
    if (!Object.hasOwn(guards, name)) return refuse('general.unknown_middleware')
    const outcome = guards[name as GuardName](visit)
    if (outcome.kind !== 'pass') return outcome
  }
  return pass
}
