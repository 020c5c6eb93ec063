import type { Verb } from '../../../../kernel/verb.ts'
import { getRenewal } from './get-renewal.ts'
import { listRenewals } from './list-renewals.ts'
import { planRenewal } from './plan-renewal.ts'

export const renewals: readonly Verb[] = [listRenewals, getRenewal, planRenewal]
