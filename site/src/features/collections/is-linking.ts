import type { CollectionFamily } from '@portico/shared/tags/entry-family.ts'

/** Other entries that a family's pages link to besides courses. */
export const linkedKinds = {
  agency: { title: 'States', page: 'state', icon: 'pin' },
  state: { title: 'Regulating agencies', page: 'agency', icon: 'shield' },
  provider: { title: 'Topics', page: 'topic', icon: 'book' },
  'provider-topic': { title: 'Providers', page: 'provider', icon: 'building' },
} as const
export type LinkingFamily = keyof typeof linkedKinds

/** True if the family's pages link to entries of another family. */
export const isLinking = (family: CollectionFamily): family is LinkingFamily => family in linkedKinds
