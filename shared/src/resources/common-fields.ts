import { contentStatus, contentStatusLabels } from '../states/content.ts'
import type { Field } from './resource.ts'

/** Name of an entry. */
export const title = (label = 'Title', max = 120): Field => ({
  kind: 'text',
  label,
  max,
  required: true,
  list: true,
  search: true,
})

/** Last segment of its public URL. */
export const slug = (from = 'title'): Field => ({
  kind: 'slug',
  label: 'Address',
  help: 'The last part of its web address: lowercase letters, numbers and dashes.',
  from,
  required: true,
  list: true,
  search: true,
})

/** What staff write at the top of an entry's page, above its courses. */
export const introduction: Field = {
  kind: 'rich_text',
  label: 'Text',
  max: 20_000,
  help: 'The introduction of its page, above the courses.',
}

/** Who an entry's page is for: a list of groups of people. */
export const audience: Field = {
  kind: 'text',
  label: 'Who it is for',
  max: 1_000,
  lines: true,
  help: 'One group of people per line, such as “Registered nurses who renew this year”. Shown as a list on its page.',
}

/** 1 draft, 2 published. Visitors do not see drafts. */
export const status: Field = {
  kind: 'choice',
  label: 'Status',
  list: true,
  filter: true,
  required: true,
  default: contentStatus.published,
  options: [
    { value: contentStatus.draft, label: contentStatusLabels[1], tone: 'gray' },
    { value: contentStatus.published, label: contentStatusLabels[2], tone: 'green' },
  ],
}

/** Position among the others, smallest first. */
export const sortNumber: Field = {
  kind: 'number',
  label: 'Order',
  help: 'Lower numbers come first.',
  min: 0,
  max: 1_000_000,
  default: 0,
  required: true,
  list: true,
}
