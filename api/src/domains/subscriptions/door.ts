// The public parts of this domain. Other domains import them from here, and its tables from tables.ts.

export { callProvider } from './card/call-provider.ts'
export { type PlanRow, allPlans, planOf } from './plan-of.ts'
export { termEndAfter } from './term-end.ts'
export { planWire } from './subscription-wire.ts'
