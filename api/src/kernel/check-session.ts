import type { Endpoint } from '@portico/shared/calls/endpoint.ts'
import type { Role } from '@portico/shared/access/roles.ts'
import {
  isConfirmed,
  secondFactorState,
  type SecondFactorState,
} from '@portico/shared/rules/identity/session/second-factor.ts'
import type { Actor } from './context.ts'
import { fail } from './fail.ts'

/** Returns whether the actor's session may act in the role (by default the current one), or must prove or set up a second factor first. */
export const factorStateOf = ({ session, demands, role: current }: Actor, role: Role = current): SecondFactorState =>
  secondFactorState({ role, has_factor: session.has_factor, is_proven: session.second_factor_at !== null, demands })

/**
 * Checks a session for one call, after the role's permission: the second factor required by the role (`session.second_factor_needed`,
 * `session.second_factor_missing`) and the confirmation required by the call (`session.confirm_needed`).
 */
export function checkSession(
  endpoint: Pick<Endpoint, 'second_factor' | 'confirmed'>,
  { actor, now }: { actor: Actor; now: Date },
): void {
  const { has_factor, second_factor_at } = actor.session
  const state = factorStateOf(actor)
  // In any role, knowing only the password must not be enough to replace the second factor.
  if (endpoint.second_factor === 'changes' && has_factor && second_factor_at === null)
    fail('session.second_factor_needed')
  if (endpoint.second_factor === undefined && state === 'needed') fail('session.second_factor_needed')
  if (endpoint.second_factor === undefined && state === 'missing') fail('session.second_factor_missing')
  if (endpoint.confirmed) requireConfirmed({ actor, now })
}

/** Refuses unless the password or a passkey was confirmed recently in this session; for calls that require it for some changes only. */
export function requireConfirmed({ actor, now }: { actor: Actor; now: Date }): void {
  if (!isConfirmed({ confirmed_at: actor.session.confirmed_at, now })) fail('session.confirm_needed')
}
