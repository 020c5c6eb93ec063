import type { DemoOrganization } from './types.ts'

// The provider's own units. Certificates print them with the provider number that a board would look up; it is
// also the number of their accreditations.
export const demoOrganizations: DemoOrganization[] = [
  { slug: 'portico-academy', name: 'Portico Academy', provider_number: 'PA-24-1180' },
  { slug: 'portico-nursing-education', name: 'Portico Academy Nursing Education Unit', provider_number: '50-20418' },
  { slug: 'portico-licensing-school', name: 'Portico Academy Licensing School', provider_number: 'PA-LS-70052' },
  { slug: 'portico-workplace-safety', name: 'Portico Academy Workplace Safety', provider_number: 'PA-WS-31907' },
  { slug: 'portico-early-learning', name: 'Portico Academy Early Learning', provider_number: 'PA-EL-55263' },
  { slug: 'portico-operator-training', name: 'Portico Academy Operator Training', provider_number: 'PA-OT-46610' },
]
