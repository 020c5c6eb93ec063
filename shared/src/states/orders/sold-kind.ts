import type { OrderType } from './order-type.ts'

/** Kinds of items in a cart or checkout; each kind becomes its own order (CHK-001, OP-64). */
export const soldKinds = ['course', 'bundle'] as const

export type SoldKind = (typeof soldKinds)[number]

/** Payable kinds, with the kind that prices their lines: extra credits of a course cost the same as its seats (CRD-012). */
export const paidKinds = {
  course: 'course',
  bundle: 'bundle',
  'credits-on-course': 'course',
} as const satisfies Partial<Record<OrderType, SoldKind>>
export type PaidKind = keyof typeof paidKinds

export const isPaidKind = (type: string): type is PaidKind => Object.hasOwn(paidKinds, type)

export const isSoldKind = (type: string): type is SoldKind => soldKinds.some((kind) => kind === type)

/** Kinds of products sold individually (CAT-033). */
export const subjectKinds = ['Course', 'Bundle'] as const
export type SubjectKind = (typeof subjectKinds)[number]

/** Subjects of order lines. A course bought as part of a bundle is a line of that bundle; a plan is a portal's subscription. */
export const lineKindNames = [...subjectKinds, 'Plan'] as const
export type LineKindName = (typeof lineKindNames)[number]
