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
    'Courses sold together for one price. A bundle is on sale once it and at least one of its courses are published.',
  fields: {
    title: title(),
    slug: slug(),
    course_ids: {
      kind: 'relation',
      label: 'Courses',
      help: 'In the order shown on the bundle’s page. Unpublished courses are not shown or sold.',
      to: 'courses',
      many: true,
      ordered: true,
    },
    price: {
      kind: 'money',
      label: 'Price',
      help: 'The price of the whole bundle for one person.',
      max_cents: highest_cents,
      required: true,
      list: true,
    },
    discount_price: {
      kind: 'money',
      label: 'Discount price',
      help: 'If set, charged instead of the price.',
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
