import * as v from 'valibot'
import { featureIconNames } from '../../states/partners/feature.ts'
import { endpoint, id, idParam, refererPortal, slugParam } from '../../calls/endpoint.ts'

// What visitors see of providers, besides their courses (catalog/collections.ts).

const icon = v.picklist(featureIconNames)
const picture = v.nullable(v.string())
export const providerFeature = v.object({ title: v.string(), text: v.string(), icon })
export type ProviderFeature = v.InferOutput<typeof providerFeature>

export const get_provider = endpoint({
  method: 'GET',
  path: '/providers/:slug',
  summary: 'Shows the public profile of a provider',
  action: 'public',
  auth: 'public',
  params: v.object({ slug: slugParam() }),
  query: v.object(refererPortal),
  output: v.object({
    id: id(),
    meta_title: v.string(),
    meta_description: v.string(),
    street: v.array(v.string()),
    social_links: v.array(v.string()),
    options: v.array(v.string()),
    features: v.array(providerFeature),
    authors: v.array(v.object({ name: v.string(), description: v.string(), avatar: picture })),
    questions: v.array(v.object({ id: id(), question: v.string(), answer: v.string() })),
    pages: v.array(v.object({ id: id(), slug: v.string(), title: v.string(), text: v.string(), image: picture })),
  }),
  errors: ['validation.failed', 'general.not_found'],
})

export const list_provider_cards = endpoint({
  method: 'GET',
  path: '/provider-cards/:topic',
  summary: 'Lists the providers of a topic, each with the features of its card',
  action: 'public',
  auth: 'public',
  params: v.object({ topic: slugParam() }),
  query: v.object(refererPortal),
  output: v.array(
    v.object({
      id: id(),
      slug: v.string(),
      name: v.string(),
      logo: picture,
      place: v.string(),
      features: v.array(v.object({ title: v.string(), icon })),
    }),
  ),
  errors: ['validation.failed'],
})

export const get_partner_page = endpoint({
  method: 'GET',
  path: '/partner-pages/:slug',
  summary: 'Shows an approved external page of a provider',
  action: 'public',
  auth: 'public',
  params: v.object({ slug: slugParam() }),
  query: v.object(refererPortal),
  output: v.object({
    id: id(),
    slug: v.string(),
    title: v.string(),
    url: v.string(),
    text: v.string(),
    image: picture,
    provider: v.object({ id: id(), slug: v.string(), name: v.string(), has_page: v.boolean() }),
  }),
  errors: ['validation.failed', 'general.not_found'],
})

export const click_partner_page = endpoint({
  method: 'POST',
  path: '/partner-pages/:id/click',
  summary: 'Counts a visitor’s click on an external page, once a day per visitor',
  action: 'public',
  auth: 'public',
  // No CSRF check: the call names no account, and a forged request counts at most once a day, for the forger.
  csrf: false,
  params: v.object({ id: idParam() }),
  query: v.object(refererPortal),
  output: v.null(),
  errors: ['general.not_found', 'general.too_many_requests'],
})
