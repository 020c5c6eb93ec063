import type { DemoTag } from './types.ts'

export const demoTags: DemoTag[] = [
  { slug: 'annual-requirement', title: 'Annual requirement', color: '#1d4ed8' },
  { slug: 'new-hire', title: 'New hire', color: '#0f766e' },
  { slug: 'for-supervisors', title: 'For supervisors', color: '#7c3aed' },
  { slug: 'ethics', title: 'Ethics', color: '#9a3412' },
  { slug: 'law-and-rules', title: 'Law and rules', color: '#334155' },
  { slug: 'hands-on', title: 'Hands-on practice', color: '#b45309' },
  { slug: 'short-course', title: 'One hour or less', color: '#0369a1' },
  { slug: 'recently-updated', title: 'Recently updated', color: '#15803d' },
  { slug: 'spanish', title: 'En español', color: '#be123c' },
  { slug: 'math', title: 'Worked math', color: '#4338ca' },
]
