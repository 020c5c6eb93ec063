import type { OrderType } from './order-type.ts'

/** What a cart holds and a checkout sells; each kind is an order of its own (CHK-001, OP-64). */
export const soldKinds = ['course', 'bundle'] as const

export type SoldKind = (typeof soldKinds)[number]

/** What can be paid for, and as which kind its lines are priced: extra credits of a course cost what its seats cost (CRD-012). */
export const paidKinds = {
  course: 'course',
  bundle: 'bundle',
  'credits-on-course': 'course',
} as const satisfies Partial<Record<OrderType, SoldKind>>
export type PaidKind = keyof typeof paidKinds

export const isPaidKind = (type: string): type is PaidKind => Object.hasOwn(paidKinds, type)

export const isSoldKind = (type: string): type is SoldKind => soldKinds.some((kind) => kind === type)
