import { listTags } from '../tags/tags.ts'
import { bulkCalls, resource } from './resource.ts'
import { audience, introduction, slug, sortNumber, status, title } from './common-fields.ts'

/**
 * The United States, the District of Columbia and the territories: every portal has them; only their text and position can be edited (REF-025,
 * OP-46).
 */
export const states = resource({
  name: 'states',
  title: 'States',
  singular: 'state',
  icon: 'pin',
  purpose: 'US states and territories. Every portal has all of them.',
  fields: {
    title: { ...title(), fixed: true },
    slug: { ...slug(), fixed: true },
    code: { kind: 'text', label: 'Code', max: 2, fixed: true, list: true, search: true },
    text: introduction,
    audience,
    status,
    sort_number: sortNumber,
  },
  title_field: 'title',
  sort: 'title',
  import_by: null,
  bulk_edit: ['status'],
  noun: 'lists',
  refusals: ['access.used_elsewhere'],
  calls: ['index', 'select', 'export', 'show', 'update', ...bulkCalls],
  shown_on: [listTags.courses],
  families: ['state'],
})
