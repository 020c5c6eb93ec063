import { endpoint } from '../../calls/endpoint.ts'
import { callsOf } from './lists.ts'

const topics = callsOf('topics')
const options = callsOf('training-options')

/** The specification calls topics categories and training options options: other names of the same lists, without pages (REF-031, OP-103). */
export const list_categories = endpoint({
  ...topics.index,
  path: '/portals/categories',
  summary: 'Categories, which are the topics: lists entries page by page',
})
export const select_categories = endpoint({
  ...topics.select,
  path: '/portals/categories/select',
  summary: 'Categories, which are the topics: lists entries as select options',
})
export const list_options = endpoint({
  ...options.index,
  path: '/portals/options',
  summary: 'Options, which are the training options: lists entries page by page',
})
export const select_options = endpoint({
  ...options.select,
  path: '/portals/options/select',
  summary: 'Options, which are the training options: lists entries as select options',
})
