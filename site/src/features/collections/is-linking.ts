import type { CollectionFamily } from '@portico/shared/tags/entry-family.ts'

/** What the pages of a family name besides their courses. */
export const linkedKinds = {
  agency: { title: 'States', page: 'state', icon: 'pin' },
  state: { title: 'Regulating agencies', page: 'agency', icon: 'shield' },
  provider: { title: 'Topics', page: 'topic', icon: 'book' },
  'provider-topic': { title: 'Providers', page: 'provider', icon: 'building' },
} as const
export type LinkingFamily = keyof typeof linkedKinds

/** Whether the pages of a family name entries of another one. */
export const isLinking = (family: CollectionFamily): family is LinkingFamily => family in linkedKinds
