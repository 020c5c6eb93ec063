import type { TaxExemptionState } from '../../../states/orders/tax.ts'
import type { UsState } from '../../../states/us-state.ts'

type Exemption = {
  readonly id: number
  readonly status: TaxExemptionState
  readonly states: readonly UsState[]
  /** last day of validity, in the portal's time zone */
  readonly expires_on: string | null
}

/** Returns the exemption certificate valid in this state today; if there are several, the one that is valid longest. */
export function exemptionFor<E extends Exemption>({
  exemptions,
  state,
  today,
}: {
  exemptions: readonly E[]
  state: UsState
  today: string
}): E | null {
  const endless = '9999-12-31'
  const holds = exemptions.filter(
    ({ status, states, expires_on }) =>
      status === 'approved' && states.includes(state) && (expires_on ?? endless) >= today,
  )
  return holds.toSorted((a, b) => (b.expires_on ?? endless).localeCompare(a.expires_on ?? endless))[0] ?? null
}
