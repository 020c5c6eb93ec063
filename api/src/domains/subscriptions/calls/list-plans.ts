import { list_plans } from '@portico/shared/contract/subscriptions.ts'
import { verb } from '../../../kernel/verb.ts'
import { allPlans } from '../plan-of.ts'
import { planWire } from '../subscription-wire.ts'

export const listPlans = verb(list_plans, async ({ db }) => (await allPlans(db)).map(planWire))
