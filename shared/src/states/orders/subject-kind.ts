/** Kinds of products sold individually (CAT-033). */
export const subjectKinds = ['Course', 'Bundle'] as const
export type SubjectKind = (typeof subjectKinds)[number]

/** Subjects of order lines. A course bought as part of a bundle is a line of that bundle; a plan is a portal's subscription. */
export const lineKindNames = [...subjectKinds, 'Plan'] as const
export type LineKindName = (typeof lineKindNames)[number]
