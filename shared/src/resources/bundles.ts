import { contentStatus, contentStatusLabels } from '../states/content.ts'
import { listTags } from '../tags/tags.ts'
import { slug, title } from './common-fields.ts'
import { everyCall, importCalls, resource, type ResourceCall } from './resource.ts'

const highest_cents = 10_000_000
const left_out: readonly ResourceCall[] = ['reorder', ...importCalls]

/** Courses sold together at one price (REF-013, CAT-027, CRT-019). */
export const bundles = resource({
  name: 'bundles',
  title: 'Bundles',
  singular: 'bundle',
  icon: 'package',
  purpose:
    'Courses that are sold together for one price. A bundle is on sale once it is published and one of its courses is.',
  fields: {
    title: title(),
    slug: slug(),
    course_ids: {
      kind: 'relation',
      label: 'Courses',
      help: 'In the order in which the page of the bundle shows them. Those that are not published are neither shown nor sold.',
      to: 'courses',
      many: true,
      ordered: true,
    },
    price: {
      kind: 'money',
      label: 'Price',
      help: 'What all of it costs one person.',
      max_cents: highest_cents,
      required: true,
      list: true,
    },
    discount_price: {
      kind: 'money',
      label: 'Discount price',
      help: 'What is charged instead of the price, where it is filled in.',
      max_cents: highest_cents,
      below: 'price',
      list: true,
    },
    thumbnail: { kind: 'image', label: 'Picture' },
    description: { kind: 'rich_text', label: 'Description', max: 20_000 },
    publication_status: {
      kind: 'choice',
      label: 'Status',
      list: true,
      filter: true,
      required: true,
      default: contentStatus.draft,
      options: [
        { value: contentStatus.draft, label: contentStatusLabels[1], tone: 'gray' },
        { value: contentStatus.published, label: contentStatusLabels[2], tone: 'green' },
      ],
    },
  },
  title_field: 'title',
  sort: 'title',
  import_by: null,
  bulk_edit: ['publication_status'],
  noun: 'lists',
  calls: everyCall.filter((call) => !left_out.includes(call)),
  refusals: ['access.used_elsewhere'],
  shown_on: [listTags.bundles],
  families: ['bundle'],
})
