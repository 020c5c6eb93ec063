import type { TaxExemptionState } from '../../states/tax-exemption.ts'
import type { UsState } from '../../states/us-state.ts'

type Exemption = {
  readonly id: number
  readonly status: TaxExemptionState
  readonly states: readonly UsState[]
  /** its last day, where the portal is */
  readonly expires_on: string | null
}

/** The certificate by which nothing is taxed in this state today; that which holds longest, where there are several. */
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
