/** What can be bought by itself (CAT-033). */
export const subjectKinds = ['Course', 'Bundle'] as const
export type SubjectKind = (typeof subjectKinds)[number]

/** What a line of an order is about. A course that came with a bundle is a line of that bundle; a plan is a portal's subscription. */
export const lineKindNames = [...subjectKinds, 'Plan'] as const
export type LineKindName = (typeof lineKindNames)[number]
