import type { Services } from '../../kernel/services.ts'

// The provider's own types, by way of the adapter: an area never imports its package.
type Provider = NonNullable<Services['payments']['stripe']>
export type CheckoutSession = Awaited<ReturnType<Provider['checkout']['sessions']['retrieve']>>
export type Charge = Awaited<ReturnType<Provider['charges']['retrieve']>>
export type ProviderEvent = ReturnType<Provider['webhooks']['constructEvent']>
