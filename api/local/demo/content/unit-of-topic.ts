import { demoOrganizations } from './organizations.ts'
import type { TopicSlug } from './types.ts'

/** The unit of the provider that issues the certificates of a topic. */
export const unitOfTopic: Readonly<Record<TopicSlug, string>> = {
  'nursing-healthcare': 'portico-nursing-education',
  'real-estate': 'portico-licensing-school',
  insurance: 'portico-licensing-school',
  'food-safety': 'portico-workplace-safety',
  'construction-safety': 'portico-workplace-safety',
  'child-care': 'portico-early-learning',
  'human-resources': 'portico-academy',
  'it-security': 'portico-academy',
  'accounting-ethics': 'portico-licensing-school',
  'water-treatment': 'portico-operator-training',
}

export const providerNumberOf = (topic: TopicSlug): string =>
  demoOrganizations.find(({ slug }) => slug === unitOfTopic[topic])?.provider_number ?? ''
