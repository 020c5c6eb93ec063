// What other domains may use of this one. They read its tables from tables.ts.

export { askProvider } from './card/ask-provider.ts'
export { type PlanRow, allPlans, planOf } from './plan-of.ts'
export { planWire } from './subscription-wire.ts'
