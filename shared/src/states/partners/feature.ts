/** Where a provider's feature appears (CAT-034, OP-52): on its page and card, only its page, or only its card. */
export const featureDisplay = { all: 0, only_page: 1, only_card: 2 } as const

export const featureDisplayLabels = { 0: 'Page and card', 1: 'Only page', 2: 'Only card' } as const

/** Design-system icons for selling points, with their labels. */
export const featureIcons = {
  star: 'Star',
  'check-circle': 'Check mark',
  award: 'Award',
  clock: 'Clock',
  calendar: 'Calendar',
  shield: 'Shield',
  users: 'People',
  phone: 'Phone',
  globe: 'Globe',
  book: 'Book',
  video: 'Video',
  download: 'Download',
} as const
export type FeatureIcon = keyof typeof featureIcons
export const featureIconNames = Object.keys(featureIcons) as readonly FeatureIcon[]
