import * as v from 'valibot'
import { endpoint, refererPortal, slugParam } from '../../calls/endpoint.ts'

const entry = v.object({
  slug: v.string(),
  question: v.string(),
  answer: v.string(),
  category: v.nullable(v.object({ slug: v.string(), title: v.string() })),
})
export type FaqEntry = v.InferOutput<typeof entry>

export const list_faq = endpoint({
  method: 'GET',
  path: '/faq',
  summary: 'Lists published FAQ entries by category',
  action: 'public',
  auth: 'public',
  query: v.object(refererPortal),
  output: v.array(entry),
  errors: [],
})
export const get_faq = endpoint({
  method: 'GET',
  path: '/faq/:slug',
  summary: 'Shows one FAQ entry with up to five related ones',
  action: 'public',
  auth: 'public',
  params: v.object({ slug: slugParam() }),
  query: v.object(refererPortal),
  output: v.object({ ...entry.entries, seo_keywords: v.nullable(v.string()), related: v.array(entry) }),
  errors: ['general.not_found'],
})
