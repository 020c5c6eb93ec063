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
